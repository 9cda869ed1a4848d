import Button from '@mui/material/Button';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Renewing } from '#web/ui/renewing.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useBlogPostsSuspenseQuery } from '../blog.generated.ts';
import { PostGrid, PostGridSkeleton } from './post-grid.tsx';

const PAGE_SIZE = 12;

interface FoundPostsProps {
  category: string;
  /** Empty for all of the category. */
  text: string;
  onClear: () => void;
}

/** The posts of a category that have words in them, page by page. */
export function FoundPosts({ category, text, onClear }: FoundPostsProps) {
  const { t } = useTranslation('blog');
  const shown = useDeferredValue(text);
  return (
    <ErrorBoundary resetKeys={[shown]} title={t('error')}>
      <Suspense fallback={<PostGridSkeleton count={6} />}>
        <Renewing isStale={shown !== text}>
          <Posts category={category} text={shown} onClear={onClear} />
        </Renewing>
      </Suspense>
    </ErrorBoundary>
  );
}

function Posts({ category, text, onClear }: FoundPostsProps) {
  const { data, fetchMore } = useBlogPostsSuspenseQuery({
    variables: { first: PAGE_SIZE, category, text: text || null },
  });
  const { nodes, pageInfo } = data.blogPosts;
  if (nodes.length === 0) return <NoPosts onClear={text === '' ? undefined : onClear} />;
  return (
    <>
      <PostGrid posts={nodes} level="h2" />
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

/** Says that there is nothing to read. @param onClear takes the words away that nothing was found by */
export function NoPosts({ onClear }: { onClear?: (() => void) | undefined }) {
  const { t } = useTranslation('blog');
  return (
    <EmptyState
      title={t('empty.title')}
      text={t(onClear ? 'empty.textOfSearch' : 'empty.text')}
      action={
        onClear ? (
          <Button variant="outlined" color="inherit" onClick={onClear}>
            {t('empty.clear')}
          </Button>
        ) : (
          <Button component={RouterLink} to="/studios" variant="outlined" color="inherit">
            {t('empty.studios')}
          </Button>
        )
      }
    />
  );
}
