import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a studio's card while it loads. */
export function StudioCardSkeleton() {
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden', borderRadius: 3 }} aria-hidden>
      <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: '3 / 2' }} />
      <Box sx={{ p: 2 }}>
        <Skeleton width="70%" height={28} />
        <Skeleton width="55%" />
        <Skeleton width="40%" />
        <Skeleton width="60%" sx={{ mt: 2 }} />
        <Skeleton width="35%" height={28} />
      </Box>
    </Paper>
  );
}
