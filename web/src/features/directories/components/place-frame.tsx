import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { directoryPaths } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { usePlaceToEditSuspenseQuery } from '../directories.generated.ts';
import type { PlaceToEditQuery } from '../directories.generated.ts';
import { pathOf } from '../place-path.ts';
import { BackLink } from './back-link.tsx';

export type EditedPlace = NonNullable<PlaceToEditQuery['place']>;

interface PlaceFrameProps {
  kind: PlaceKind;
  title: (place: EditedPlace) => string;
  description: (place: EditedPlace) => string;
  children: (place: EditedPlace) => ReactNode;
}

/** A page about what somebody who is logged in does with the place of the address. */
export function PlaceFrame(props: PlaceFrameProps) {
  const { t } = useTranslation('directories');
  const { slug = '' } = useParams();
  return (
    <RequireLogin>
      <Box sx={{ maxWidth: 720, py: { xs: 3, md: 5 } }}>
        <ErrorBoundary resetKeys={[slug]} title={t('place.error')}>
          <Suspense key={slug} fallback={<Skeleton variant="rounded" height={480} />}>
            <Content {...props} slug={slug} />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}

function Content({ kind, slug, title, description, children }: PlaceFrameProps & { slug: string }) {
  const { t } = useTranslation('directories');
  const { data } = usePlaceToEditSuspenseQuery({
    variables: { kind: enumName(kind), idOrSlug: slug },
    context: { fresh: false },
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
  return (
    <>
      <PageHead title={title(place)} description={description(place)} noIndex />
      <BackLink to={pathOf(place)} label={place.name} />
      <Typography variant="h1" sx={{ mt: 1, mb: 3, overflowWrap: 'anywhere' }}>
        {title(place)}
      </Typography>
      {children(place)}
    </>
  );
}
