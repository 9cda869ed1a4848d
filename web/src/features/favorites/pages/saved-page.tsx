import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { CollectionNav } from '../components/collection-nav.tsx';
import { useMyCollectionsSuspenseQuery } from '../collections.generated.ts';
import { CompareBar } from '../components/compare-bar.tsx';
import { useFavorites } from '../favorites.ts';
import { useCollections } from '../hooks/use-collections.ts';
import { useTicked } from '../hooks/use-ticked.ts';
import { savedPath } from '../saved-path.ts';
import { favoritesFreshness } from '../favorites-freshness.ts';
import { AllSaved, CollectionContents } from './saved-lists.tsx';

const CollectionForm = lazy(async () => ({
  default: (await import('../components/collection-form.tsx')).CollectionForm,
}));

const SKELETONS = 6;

/** What the reader has saved: all of it, or one of their collections. */
export function SavedPage() {
  const { t } = useTranslation('favorites');
  const { id } = useParams();
  const ticked = useTicked();
  return (
    <RequireLogin>
      <Box sx={layoutStyle}>
        <ErrorBoundary>
          <Suspense fallback={<NavSkeleton />}>
            <Collections current={id} />
          </Suspense>
        </ErrorBoundary>
        <Box sx={{ minWidth: 0 }}>
          <ErrorBoundary title={t('page.error')} resetKeys={[id]}>
            <Suspense key={id ?? ''} fallback={<ListSkeleton />}>
              {id === undefined ? (
                <AllSaved ticked={ticked} />
              ) : (
                <CollectionContents id={id} ticked={ticked} />
              )}
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
      <CompareBar ticked={ticked} />
    </RequireLogin>
  );
}

function Collections({ current }: { current: string | undefined }) {
  const { savedIds } = useFavorites();
  const { create } = useCollections();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data } = useMyCollectionsSuspenseQuery({ context: favoritesFreshness });
  const [isNaming, setIsNaming] = useState(false);
  return (
    <>
      <CollectionNav
        collections={data.myCollections}
        current={current}
        savedCount={savedIds.size}
        onCreate={() => setIsNaming(true)}
      />
      {isNaming && (
        <Suspense fallback={null}>
          <CollectionForm
            name=""
            onClose={() => setIsNaming(false)}
            onSubmit={async (name) => {
              const { id } = await create(name);
              await navigate(savedPath(id, search));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function NavSkeleton() {
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'row', lg: 'column' }, gap: 1 }} aria-hidden>
      {['first', 'second', 'third'].map((name) => (
        <Skeleton
          key={name}
          variant="rounded"
          height={44}
          sx={{ width: { xs: 120, lg: 1 }, borderRadius: { xs: 999, lg: 2 } }}
        />
      ))}
    </Box>
  );
}

function ListSkeleton() {
  return (
    <>
      <Skeleton width="min(280px, 60%)" height={44} sx={{ mb: 3 }} />
      <StudioGridSkeleton count={SKELETONS} columns="fit" />
    </>
  );
}

const layoutStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' },
  alignItems: 'start',
  columnGap: 5,
  rowGap: 3,
  py: { xs: 3, md: 5 },
} as const;
