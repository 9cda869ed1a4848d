import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a part that one works with. */
export function PartSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={56} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
        <Skeleton variant="rounded" height={840} />
        <Skeleton variant="rounded" sx={{ height: { xs: 40, lg: 640 } }} />
      </Box>
    </Box>
  );
}
