import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';

/** The shape of the search while it loads. */
export function SearchSkeleton({ isTool }: { isTool: boolean }) {
  return (
    <>
      <Skeleton variant="rounded" sx={{ height: { xs: 228, md: 156, lg: 84 } }} />
      <Box sx={isTool ? { mt: 3 } : besideStyle}>
        <Skeleton
          variant="rounded"
          height={isTool ? 520 : 640}
          sx={{ display: { xs: 'none', [isTool ? 'md' : 'lg']: 'block' }, mb: 4 }}
        />
        <div>
          <Skeleton variant="rounded" sx={{ height: { xs: 96, md: 56 }, mb: 2 }} />
          <StudioGridSkeleton count={6} columns="fit" />
        </div>
      </Box>
    </>
  );
}

const besideStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
  columnGap: 4,
  mt: { xs: 2, lg: 4 },
} as const;
