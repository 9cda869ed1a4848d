import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttemptContext } from '#web/lib/attempt.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useIsHydrated } from '#web/ui/hydrated.ts';

/**
 * The explorer, whose code is loaded by those alone who open this page. None on the server, where all
 * code is loaded from one file at the start: there is nothing to edit.
 */
const loadExplorer = () =>
  import.meta.env.SSR
    ? () => null
    : lazy(async () => ({ default: (await import('./explorer.tsx')).Explorer }));

/** The explorer, once its code is there. */
export function LazyExplorer() {
  const { t } = useTranslation('integrations');
  if (useIsHydrated()) {
    return (
      <ErrorBoundary title={t('explorer.error')}>
        <LoadedExplorer />
      </ErrorBoundary>
    );
  }
  return (
    <>
      <noscript>
        <Typography sx={{ mb: 2 }}>{t('explorer.noScripts')}</Typography>
      </noscript>
      <ExplorerSkeleton />
    </>
  );
}

function LoadedExplorer() {
  const attempt = use(AttemptContext);
  // React keeps a failure for as long as it keeps the component.
  const [loaded, setLoaded] = useState(() => ({ attempt, Explorer: loadExplorer() }));
  if (loaded.attempt !== attempt) setLoaded({ attempt, Explorer: loadExplorer() });
  return (
    <Suspense fallback={<ExplorerSkeleton />}>
      <loaded.Explorer />
    </Suspense>
  );
}

function ExplorerSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={56} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
        <Skeleton variant="rounded" height={480} />
        <Skeleton variant="rounded" height={480} />
      </Box>
    </Box>
  );
}
