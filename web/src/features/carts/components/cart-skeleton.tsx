import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { cartLayout } from './cart-layout.ts';

/** What a cart of two things looks like before it is there. */
export function CartSkeleton() {
  return (
    <Box aria-hidden>
      <Skeleton width="min(220px, 50%)" height={52} sx={{ mb: 3 }} />
      <Box sx={cartLayout}>
        <Box>
          {['first', 'second'].map((name) => (
            <Box key={name} sx={lineStyle}>
              <Skeleton variant="rounded" width={96} height={72} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Skeleton width="70%" height={28} />
                <Skeleton width="40%" />
                <Skeleton variant="rounded" width={132} height={44} sx={{ mt: 1.5 }} />
              </Box>
              <Skeleton width={64} height={28} />
            </Box>
          ))}
        </Box>
        <Skeleton variant="rounded" height={340} />
      </Box>
    </Box>
  );
}

const lineStyle = {
  display: 'flex',
  gap: 2,
  py: 3,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
