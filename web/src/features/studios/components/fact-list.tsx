import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';

export interface Fact {
  icon: LucideIcon;
  text: string;
}

/** Facts side by side, each with its picture. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="ul" sx={listStyle}>
      {facts.map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon size={20} aria-hidden />
          {text}
        </li>
      ))}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  '& li': { display: 'flex', alignItems: 'center', gap: 1.25 },
  '& svg': { flex: 'none' },
} as const;
