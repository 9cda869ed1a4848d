import Skeleton from '@mui/material/Skeleton';
import { StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';

/** The shape of the search while it loads. */
export function SearchSkeleton() {
  return (
    <>
      <Skeleton variant="rounded" sx={{ height: { xs: 60, md: 128, lg: 56 } }} />
      <Skeleton variant="rounded" height={44} sx={{ mt: 2, mb: 3 }} />
      <Skeleton variant="rounded" height={56} sx={{ mb: 2 }} />
      <StudioGridSkeleton count={8} columns="fit" />
    </>
  );
}
