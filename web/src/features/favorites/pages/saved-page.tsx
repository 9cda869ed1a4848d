import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid, StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { useFavorites } from '../favorites.ts';
import { favoritesFreshness } from '../saved-studios.ts';
import { useMyFavoritesSuspenseQuery } from './saved-page.generated.ts';

const PAGE_SIZE = 24;
const SKELETONS = 4;

/** The studios that the reader has saved, newest first. */
export function SavedPage() {
  const { t } = useTranslation('favorites');
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <RequireLogin>
      <PageHead title={t('page.title')} description={t('page.description')} noIndex />
      <Box sx={{ py: { xs: 3, md: 5 } }}>
        <Typography
          variant="h2"
          component="h1"
          ref={title}
          tabIndex={-1}
          sx={{ mb: 3, outline: 'none' }}
        >
          {t('page.title')}
        </Typography>
        <ErrorBoundary title={t('page.error')}>
          <Suspense fallback={<StudioGridSkeleton count={SKELETONS} />}>
            <SavedStudios title={title} />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}

function SavedStudios({ title }: { title: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('favorites');
  const { pressed } = useFavorites();
  const { data, fetchMore } = useMyFavoritesSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: favoritesFreshness,
  });
  const { nodes, pageInfo } = data.myFavorites;
  // What is taken off goes at once, and is back in its place when that fails.
  const shown = nodes.filter(({ studio }) => pressed.get(studio.id) !== false);
  useFocusAfterRemoval(shown.length, title);

  if (shown.length === 0 && !pageInfo.hasNextPage) return <NothingSaved />;
  return (
    <>
      <Box component="h2" sx={visuallyHidden}>
        {t('page.listTitle')}
      </Box>
      <StudioGrid>
        {shown.map(({ id, studio }) => (
          <StudioCard key={id} studio={studio} />
        ))}
      </StudioGrid>
      {pageInfo.hasNextPage && (
        <ShowMore
          load={() =>
            fetchMore({ variables: { after: pageInfo.endCursor }, context: { fresh: false } })
          }
        />
      )}
    </>
  );
}

/** The heart that took a card off is gone with it: whoever pressed it goes on from the title. */
function useFocusAfterRemoval(count: number, title: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) title.current?.focus();
  }, [count, title]);
}

function NothingSaved() {
  const { t } = useTranslation('favorites');
  return (
    <EmptyState
      title={t('page.emptyTitle')}
      text={t('page.emptyText')}
      action={
        <Button component={RouterLink} to="/studios" variant="contained">
          {t('page.browse')}
        </Button>
      }
    />
  );
}
