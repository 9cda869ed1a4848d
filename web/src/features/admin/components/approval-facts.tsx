import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ApprovalFactsProps {
  /** What it is, and how it is; what is not said is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** What there is to know about something that waits. */
export function ApprovalFacts({ facts }: ApprovalFactsProps) {
  return (
    <Box component="dl" sx={listStyle}>
      {facts.map(
        ([label, value]) =>
          value && (
            <Box key={label} sx={factStyle}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Box>
          ),
      )}
    </Box>
  );
}

const listStyle = { m: 0, fontSize: '0.9375rem' } as const;

const factStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '24% minmax(0, 1fr)' },
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& dt': { fontWeight: 500 },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
} as const;
