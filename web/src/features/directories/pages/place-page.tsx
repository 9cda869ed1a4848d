import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { directoryPaths } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { PlaceHead } from '../components/place-head.tsx';
import { PlaceView } from '../components/place-view.tsx';
import { usePlacePageSuspenseQuery } from '../directories.generated.ts';
import { pathOf } from '../place-path.ts';

/** The page of a label or a shop. */
export function PlacePage({ kind }: { kind: PlaceKind }) {
  const { t } = useTranslation('directories');
  const { slug = '' } = useParams();
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <ErrorBoundary resetKeys={[slug]} title={t('place.error')}>
        <Suspense key={slug} fallback={<PlaceSkeleton />}>
          <Page kind={kind} slug={slug} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Page({ kind, slug }: { kind: PlaceKind; slug: string }) {
  const { t } = useTranslation('directories');
  const { data } = usePlacePageSuspenseQuery({
    variables: { kind: enumName(kind), idOrSlug: slug },
  });
  const { place } = data;
  if (!place) {
    return (
      <StatusPage
        status={404}
        title={t('place.notFoundTitle')}
        text={t('place.notFoundText')}
        ways={[{ to: directoryPaths[kind], label: t(`kinds.${kind}.all`) }]}
      />
    );
  }
  // It was asked for by its number, or had this address once.
  if (place.slug !== slug) return <Redirect to={pathOf(place)} />;
  return (
    <article>
      <PlaceHead kind={kind} place={place} />
      <PlaceView kind={kind} place={place} />
    </article>
  );
}

function PlaceSkeleton() {
  return (
    <Box aria-hidden>
      <Skeleton width={140} />
      <Skeleton width="min(100%, 420px)" height={72} />
      <Skeleton width="min(100%, 300px)" sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}
