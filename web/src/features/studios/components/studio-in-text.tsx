import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { StudioCardSkeleton } from './studio-card-skeleton.tsx';
import { StudioCard } from './studio-card.tsx';
import { useStudioInTextSuspenseQuery } from './studio-in-text.generated.ts';

/** A studio that a text shows: its card, or where it would be found while it cannot be shown. */
export function StudioInText({ id }: { id: string }) {
  return (
    <Box data-apart sx={{ maxWidth: 400, my: 4 }}>
      <ErrorBoundary resetKeys={[id]}>
        <Suspense fallback={<StudioCardSkeleton />}>
          <Found id={id} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Found({ id }: { id: string }) {
  const { data } = useStudioInTextSuspenseQuery({ variables: { id } });
  const path = `/studios/${id}`;
  if (data.studio) return <StudioCard studio={data.studio} />;
  return (
    <Link component={RouterLink} to={path}>
      {path}
    </Link>
  );
}
