import Typography from '@mui/material/Typography';
import { lazy, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttemptContext } from '#web/lib/attempt.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useIsHydrated } from '#web/ui/hydrated.ts';
import { PartSkeleton } from './part-skeleton.tsx';

/**
 * What is loaded by those alone who open this page. None of it on the server, where all code is
 * loaded from one file at the start: there is nothing to edit.
 */
const loads = {
  explorer: () =>
    import.meta.env.SSR
      ? () => null
      : lazy(async () => ({ default: (await import('./explorer.tsx')).Explorer })),
  schema: () =>
    import.meta.env.SSR
      ? () => null
      : lazy(async () => ({ default: (await import('./schema-part.tsx')).SchemaPart })),
};

interface LazyPartProps {
  name: keyof typeof loads;
}

/** A part of the page that one works with, once its code is there. */
export function LazyPart({ name }: LazyPartProps) {
  const { t } = useTranslation('integrations');
  if (useIsHydrated()) {
    return (
      <ErrorBoundary title={t('partError')}>
        <Loaded name={name} />
      </ErrorBoundary>
    );
  }
  return (
    <>
      <noscript>
        <Typography sx={{ mb: 2 }}>{t('noScripts')}</Typography>
      </noscript>
      <PartSkeleton />
    </>
  );
}

function Loaded({ name }: LazyPartProps) {
  const attempt = use(AttemptContext);
  // React keeps a failure for as long as it keeps the component.
  const [loaded, setLoaded] = useState(() => ({ attempt, Part: loads[name]() }));
  if (loaded.attempt !== attempt) setLoaded({ attempt, Part: loads[name]() });
  return (
    <Suspense fallback={<PartSkeleton />}>
      <loaded.Part />
    </Suspense>
  );
}
