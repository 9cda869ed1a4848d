import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Children } from 'react';
import type { ReactNode } from 'react';

interface DirectoryGridProps {
  children: ReactNode;
  /** Two columns on phones, for cards that say little. */
  dense?: boolean;
}

/** Room types or cities side by side. */
export function DirectoryGrid({ children, dense = false }: DirectoryGridProps) {
  return (
    <Box component="ul" sx={[gridStyle, dense && denseStyle]}>
      {Children.map(children, (child) => (
        <Box component="li" sx={{ minWidth: 0 }}>
          {child}
        </Box>
      ))}
    </Box>
  );
}

/** As many cards as are coming, in the shape of what comes. */
export function DirectoryGridSkeleton({ count }: { count: number }) {
  return (
    <Box sx={gridStyle} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={300} sx={{ borderRadius: 3 }} />
      ))}
    </Box>
  );
}

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  '@media (min-width: 1920px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
} as const;

const denseStyle = {
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
