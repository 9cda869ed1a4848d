import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a booking while it loads. */
export function BookingItemSkeleton() {
  return (
    <Paper variant="outlined" sx={{ p: 2.5, borderRadius: 3, display: 'flex', gap: 3 }} aria-hidden>
      <Skeleton
        variant="rounded"
        width={168}
        height={168}
        sx={{ display: { xs: 'none', sm: 'block' } }}
      />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="45%" height={32} />
        <Skeleton width="35%" />
        <Skeleton width="55%" sx={{ mt: 2 }} />
        <Skeleton width="40%" />
        <Skeleton variant="rounded" width={180} height={36} sx={{ mt: 2, borderRadius: 999 }} />
      </Box>
    </Paper>
  );
}
