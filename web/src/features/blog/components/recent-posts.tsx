import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Optional } from '#web/ui/optional.tsx';
import { Section } from '#web/ui/section.tsx';
import { useRecentBlogPostsSuspenseQuery } from '../blog.generated.ts';
import { PostGrid, PostGridSkeleton } from './post-grid.tsx';

/** The last three posts as a part of another page, which is whole without them. */
export function RecentPosts() {
  return (
    <Optional>
      <Suspense fallback={<PostGridSkeleton count={3} />}>
        <Posts />
      </Suspense>
    </Optional>
  );
}

function Posts() {
  const { t } = useTranslation('blog');
  const { data } = useRecentBlogPostsSuspenseQuery();
  const posts = data.blogPosts.nodes;
  if (posts.length === 0) return null;
  return (
    <Section title={t('recent.title')} more={{ to: '/blog', label: t('recent.more') }}>
      <PostGrid posts={posts} level="h3" />
    </Section>
  );
}
