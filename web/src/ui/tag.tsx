import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface TagProps {
  children: ReactNode;
  /** `success` for what was checked. */
  tone?: 'neutral' | 'success';
  size?: 'small' | 'medium';
  icon?: ReactNode;
  /** Where it leads, if anywhere. */
  to?: string;
}

/**
 * A word or two in a frame, such as a category. A Chip of MUI does more, and is 2.4 KB of script on
 * pages that everybody opens.
 */
export function Tag({ children, tone = 'neutral', size = 'medium', icon, to }: TagProps) {
  const style = [tagStyle, tone === 'success' && successStyle, size === 'small' && smallStyle];
  if (to !== undefined) {
    return (
      <Link component={RouterLink} to={to} underline="none" color="textPrimary" sx={style}>
        {children}
      </Link>
    );
  }
  return (
    <Box component="span" sx={style}>
      {icon}
      {children}
    </Box>
  );
}

const tagStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  height: 32,
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  'a&:hover': { borderColor: 'text.primary' },
} as const;

const successStyle = { color: 'success.main', borderColor: 'success.main' } as const;

const smallStyle = { height: 24, px: 1, gap: 0.5 } as const;
