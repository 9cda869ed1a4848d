import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { StudioGrid } from '#web/features/studios/components/studio-grid.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useServerStatus } from '#web/ui/server-status.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { useMyCollectionsSuspenseQuery } from '../collections.generated.ts';
import { CollectionHead } from '../components/collection-head.tsx';
import { SavedStudio } from '../components/saved-studio.tsx';
import type { SavedStudioFragment } from '../components/saved-studio.generated.ts';
import { useFavorites } from '../favorites.ts';
import type { Ticked } from '../hooks/use-ticked.ts';
import { savedPath } from '../saved-path.ts';
import { favoritesFreshness } from '../favorites-freshness.ts';
import {
  useCollectionPageSuspenseQuery,
  useMyFavoritesSuspenseQuery,
} from './saved-page.generated.ts';

const PAGE_SIZE = 24;

/** Everything that the reader has saved, newest first. */
export function AllSaved({ ticked }: { ticked: Ticked }) {
  const { t } = useTranslation('favorites');
  const title = useRef<HTMLHeadingElement>(null);
  const { data, fetchMore } = useMyFavoritesSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: favoritesFreshness,
  });
  const { nodes, pageInfo } = data.myFavorites;
  return (
    <>
      <SavedHead title={t('page.title')} />
      <Typography
        variant="h2"
        component="h1"
        ref={title}
        tabIndex={-1}
        sx={{ mb: 3, outline: 'none' }}
      >
        {t('page.title')}
      </Typography>
      <Listed
        favorites={nodes}
        hasMore={pageInfo.hasNextPage}
        loadMore={() =>
          fetchMore({ variables: { after: pageInfo.endCursor }, context: { fresh: false } })
        }
        ticked={ticked}
        title={title}
        empty={
          <EmptyState
            title={t('page.emptyTitle')}
            text={t('page.emptyText')}
            action={
              <Button component={RouterLink} to="/studios" variant="contained">
                {t('page.browse')}
              </Button>
            }
          />
        }
      />
    </>
  );
}

/** What one collection holds, last added first. */
export function CollectionContents({ id, ticked }: { id: string; ticked: Ticked }) {
  const { t } = useTranslation('favorites');
  const title = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const { data: own } = useMyCollectionsSuspenseQuery({ context: favoritesFreshness });
  const { data, fetchMore } = useCollectionPageSuspenseQuery({
    variables: { id, first: PAGE_SIZE },
    context: favoritesFreshness,
  });
  const { collection } = data;
  if (!collection) return <NoCollection />;
  const { nodes, pageInfo } = collection.favorites;
  return (
    <>
      <SavedHead title={collection.name} />
      <CollectionHead collection={collection} collections={own.myCollections} title={title} />
      <Listed
        favorites={nodes.filter(({ collectionIds }) => collectionIds.includes(id))}
        hasMore={pageInfo.hasNextPage}
        loadMore={() =>
          fetchMore({ variables: { after: pageInfo.endCursor }, context: { fresh: false } })
        }
        ticked={ticked}
        title={title}
        empty={
          <EmptyState
            title={t('collections.emptyTitle')}
            text={t('collections.emptyText')}
            action={
              <Button component={RouterLink} to={savedPath(undefined, search)} variant="contained">
                {t('collections.emptyAction')}
              </Button>
            }
          />
        }
      />
    </>
  );
}

function SavedHead({ title }: { title: string }) {
  const { t } = useTranslation('favorites');
  return <PageHead title={title} description={t('page.description')} noIndex />;
}

interface ListedProps {
  favorites: readonly SavedStudioFragment[];
  hasMore: boolean;
  loadMore: () => Promise<unknown>;
  ticked: Ticked;
  title: RefObject<HTMLHeadingElement | null>;
  empty: ReactNode;
}

function Listed({ favorites, hasMore, loadMore, ticked, title, empty }: ListedProps) {
  const { t } = useTranslation('favorites');
  const { pressed } = useFavorites();
  const { data } = useMyCollectionsSuspenseQuery({ context: favoritesFreshness });
  // What is removed goes at once, and is back in its place when that fails.
  const shown = favorites.filter(({ studio }) => pressed.get(studio.id) !== false);
  useFocusAfterRemoval(shown.length, title);
  if (shown.length === 0 && !hasMore) return empty;
  return (
    <>
      <Box component="h2" sx={visuallyHidden}>
        {t('page.listTitle')}
      </Box>
      <StudioGrid columns="fit">
        {shown.map((favorite) => (
          <SavedStudio
            key={favorite.id}
            favorite={favorite}
            collections={data.myCollections}
            isTicked={ticked.ids.includes(favorite.studio.id)}
            onTick={() => ticked.toggle(favorite.studio.id)}
          />
        ))}
      </StudioGrid>
      {hasMore && <ShowMore load={loadMore} />}
    </>
  );
}

/** A collection that there is not, or that is somebody else's. */
function NoCollection() {
  const { t } = useTranslation('favorites');
  useServerStatus(404);
  return (
    <>
      <SavedHead title={t('collections.notFoundTitle')} />
      <EmptyState
        level="h1"
        title={t('collections.notFoundTitle')}
        text={t('collections.notFoundText')}
        action={
          <Button component={RouterLink} to="/saved" variant="contained">
            {t('collections.emptyAction')}
          </Button>
        }
      />
    </>
  );
}

/** What removed a card is gone with it: whoever pressed it goes on from the title. */
function useFocusAfterRemoval(count: number, title: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) title.current?.focus();
  }, [count, title]);
}
