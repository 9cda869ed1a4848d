import Box from '@mui/material/Box';
import { visuallyHidden } from './visually-hidden.ts';

/** More than this are many. */
const SHOWN_LIMIT = 99;

interface CountBadgeProps {
  count: number;
  /** What is counted, in words, for those who do not see it: `3 unread`. */
  label: string;
}

/** How many of something wait for the reader; nothing while none do. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <Box component="span" sx={badgeStyle}>
      <span aria-hidden>{count > SHOWN_LIMIT ? `${SHOWN_LIMIT}+` : count}</span>
      <Box component="span" sx={visuallyHidden}>
        {` (${label})`}
      </Box>
    </Box>
  );
}

const badgeStyle = {
  // Holds what is read out, which would widen the page from within a row that scrolls.
  position: 'relative',
  ml: 'auto',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  px: 0.75,
  borderRadius: 11,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
} as const;
