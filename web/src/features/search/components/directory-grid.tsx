import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Children } from 'react';
import type { ReactNode } from 'react';

/** Kinds of room or cities side by side. */
export function DirectoryGrid({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={gridStyle}>
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
    xs: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;
