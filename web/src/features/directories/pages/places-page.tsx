import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { directoryPaths } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Renewing } from '#web/ui/renewing.tsx';
import { FoundPlaces, FoundPlacesSkeleton } from '../components/found-places.tsx';
import { PlaceFilters } from '../components/place-filters.tsx';
import { everyPlace, readChoice, writeChoice } from '../place-choice.ts';
import type { PlaceChoice } from '../place-choice.ts';

/** The labels or shops that there are, as a list and on a map. */
export function PlacesPage({ kind }: { kind: PlaceKind }) {
  const { t } = useTranslation('directories');
  const [params, setParams] = usePageParams();
  const choice = readChoice(kind, params);
  const shown = useDeferredValue(params);

  function choose(change: Partial<PlaceChoice>): void {
    // What is typed is one step of the history, not one for each pause.
    const replace = change.text !== undefined && choice.text !== '';
    setParams(writeChoice({ ...choice, ...change }), {
      replace,
      preventScrollReset: true,
      // A control shows at once what it was set to; only the places may take their time.
      flushSync: true,
    });
  }

  return (
    <TitledPage id={directoryPaths[kind].slice(1)}>
      <PlaceFilters kind={kind} choice={choice} onChange={choose} />
      <ErrorBoundary resetKeys={[shown.toString()]} title={t('list.error')}>
        <Suspense fallback={<FoundPlacesSkeleton />}>
          <Renewing isStale={shown !== params}>
            <FoundPlaces
              kind={kind}
              choice={readChoice(kind, shown)}
              onClear={() => choose({ ...everyPlace, view: choice.view })}
            />
          </Renewing>
        </Suspense>
      </ErrorBoundary>
      <Typography sx={{ mt: 4 }}>
        {t('suggest.missing')}{' '}
        <Link component={RouterLink} to={`/suggest-place?kind=${kind}`}>
          {t('suggest.title')}
        </Link>
      </Typography>
    </TitledPage>
  );
}
