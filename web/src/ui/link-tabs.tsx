import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

export interface LinkTab {
  id: string;
  label: string;
  /** Where the view is found. */
  to: string;
}

interface LinkTabsProps {
  /** Names what is chosen from. */
  label: string;
  tabs: readonly LinkTab[];
  current: string;
  /** Whether they are parts of one page, rather than pages of their own. */
  areParts?: boolean;
}

/** Views of one thing. Each has its address, so these are links that look like tabs. */
export function LinkTabs({ label, tabs, current, areParts = false }: LinkTabsProps) {
  return (
    <Box component="nav" aria-label={label} sx={rowStyle}>
      {tabs.map(({ id, label: text, to }) => (
        <Link
          key={id}
          component={RouterLink}
          to={to}
          preventScrollReset
          color="text.secondary"
          underline="none"
          aria-current={id === current ? (areParts ? 'location' : 'page') : undefined}
          sx={tabStyle}
        >
          {text}
        </Link>
      ))}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  gap: 3,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const tabStyle = {
  py: 1.5,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'text.primary', borderColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;
