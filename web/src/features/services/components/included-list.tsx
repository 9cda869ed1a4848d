import Box from '@mui/material/Box';
import { Check } from 'lucide-react';

/** What comes with something, a line for each. */
export function IncludedList({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" sx={listStyle}>
      {lines.map((line) => (
        <li key={line}>
          <Check size={18} aria-hidden />
          <span>{line}</span>
        </li>
      ))}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 1 },
  '& svg': { flexShrink: 0, mt: 0.25, color: 'success.main' },
} as const;
