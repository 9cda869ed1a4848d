import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The place of what pays with PayPal, while that is on its way. */
export function PayPalSkeleton() {
  return (
    <Stack spacing={2} aria-busy="true">
      <Skeleton width="80%" />
      <Skeleton variant="rounded" height={48} />
    </Stack>
  );
}
