import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EVERY_CATEGORY } from '#domain/texts/category.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { itemListData, JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { Section } from '#web/ui/section.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useBlogPostsSuspenseQuery } from '../blog.generated.ts';
import { FeedHead, FeedLinks } from '../components/feed-links.tsx';
import { FoundPosts, NoPosts } from '../components/found-posts.tsx';
import { PostCard } from '../components/post-card.tsx';
import { PostGrid, PostGridSkeleton } from '../components/post-grid.tsx';
import { PostSearch, usePostSearch } from '../components/post-search.tsx';
import { TopicList } from '../components/topic-list.tsx';

/** One large, and whole rows of two or three below it. */
const PAGE_SIZE = 13;

/** The front page of the blog: the last post large, topics, and the others; or what is looked for. */
export function BlogPage() {
  const { t } = useTranslation('blog');
  const search = usePostSearch();
  return (
    <TitledPage id="blog">
      <FeedHead />
      <Box sx={{ mb: 4 }}>
        <PostSearch {...search} />
      </Box>
      {search.asked === '' ? (
        <ErrorBoundary title={t('error')}>
          <Suspense fallback={<FrontSkeleton />}>
            <Front />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <FoundPosts category={EVERY_CATEGORY} text={search.asked} onClear={() => search.ask('')} />
      )}
      <FeedLinks />
    </TitledPage>
  );
}

function Front() {
  const { t } = useTranslation('blog');
  const origin = useOrigin();
  const { data, fetchMore } = useBlogPostsSuspenseQuery({ variables: { first: PAGE_SIZE } });
  const { nodes, pageInfo } = data.blogPosts;
  const [last, ...others] = nodes;
  if (!last) return <NoPosts />;
  return (
    <>
      <JsonLd
        data={itemListData(
          origin,
          nodes.map(({ title, slug }) => ({ name: title, path: `/blog/${slug}` })),
        )}
      />
      <PostCard post={last} level="h2" isLead />
      <Box sx={{ mt: 4 }}>
        <TopicList />
      </Box>
      {others.length > 0 && (
        <Section title={t('latest')}>
          <PostGrid posts={others} level="h3" />
          {pageInfo.hasNextPage && (
            <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
          )}
        </Section>
      )}
    </>
  );
}

function FrontSkeleton() {
  return (
    <>
      <Skeleton variant="rounded" height={400} sx={{ mb: 6, borderRadius: 3 }} />
      <PostGridSkeleton count={6} />
    </>
  );
}
