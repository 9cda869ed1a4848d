import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { useBlogPostSuspenseQuery } from '../blog.generated.ts';
import { PostView } from '../components/post-view.tsx';

/** A post of the blog, by its address, a former one or its id. */
export function PostPage() {
  const { t } = useTranslation('blog');
  const { slug = '' } = useParams();
  return (
    <ErrorBoundary resetKeys={[slug]} title={t('error')}>
      <Suspense key={slug} fallback={<TextSkeleton />}>
        <Post slug={slug} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Post({ slug }: { slug: string }) {
  const { t } = useTranslation('blog');
  const { data, refetch } = useBlogPostSuspenseQuery({ variables: { slug } });
  const { blogPost } = data;
  if (!blogPost) {
    return (
      <StatusPage
        status={404}
        title={t('notFound.title')}
        text={t('notFound.text')}
        ways={[{ to: '/blog', label: t('back') }]}
      />
    );
  }
  if (blogPost.slug !== slug) return <Redirect to={`/blog/${blogPost.slug}`} />;
  return <PostView post={blogPost} onPublished={() => void refetch()} />;
}
