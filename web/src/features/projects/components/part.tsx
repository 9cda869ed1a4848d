import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHead } from '#web/ui/page-head.tsx';

interface PartProps {
  title: string;
  /** What it is for, in a sentence. */
  lead: string;
  /** What can be done here. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of a project, with its title. */
export function Part({ title, lead, action, children }: PartProps) {
  return (
    <>
      <PageHead title={title} description={lead} noIndex />
      <Box sx={headStyle}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography variant="h2">{title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {lead}
          </Typography>
        </Box>
        {action}
      </Box>
      {children}
    </>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 2,
  mb: 3,
} as const;

/** A list of rows of a part. */
export const rowsStyle = { listStyle: 'none', m: 0, p: 0 } as const;

/** One of its rows. */
export const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** What a row says; the rest stands beside or below it. */
export const rowTextStyle = { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' } as const;
