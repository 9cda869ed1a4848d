import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { anchorsOf } from '#domain/documents/document.ts';
import { previewPath } from '#domain/previews/preview-path.ts';
import { EVERY_CATEGORY } from '#domain/texts/category.ts';
import { EditableText } from '#web/features/texts/components/editable-text.tsx';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { TextColumns } from '#web/ui/document/text-columns.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import type { BlogPostQuery } from '../blog.generated.ts';
import { useCategoryLabel } from '../category-label.ts';
import { FeedHead } from './feed-links.tsx';
import { PostCover } from './post-cover.tsx';
import { PostGrid } from './post-grid.tsx';
import { PostMeta } from './post-meta.tsx';
import { PostNeighbours } from './post-neighbours.tsx';

type Post = NonNullable<BlogPostQuery['blogPost']>;

interface PostViewProps {
  post: Post;
  /** Told when readers have something else of it. */
  onPublished: () => void;
}

/** A post, and where to go on from it. */
export function PostView({ post, onPublished }: PostViewProps) {
  const { t } = useTranslation('blog');
  const { category, slug, language, title, excerpt, lead, tags, body, related } = post;
  const lang = language.toLowerCase();
  return (
    <>
      <PostHead post={post} />
      <EditableText text={{ kind: 'POST', slug, language }} title={title} onPublished={onPublished}>
        <TextColumns anchors={anchorsOf(body)}>
          <article>
            <CategoryLink category={category} />
            <Typography variant="h2" component="h1" lang={lang} sx={{ mt: 0.5 }}>
              {title}
            </Typography>
            <Typography color="textSecondary" lang={lang} sx={{ mt: 2, fontSize: '1.1875rem' }}>
              {lead || excerpt}
            </Typography>
            <Byline post={post} />
            <Box sx={{ borderRadius: 3, overflow: 'hidden', mb: 4 }}>
              <PostCover category={category} slug={slug} />
            </Box>
            <LanguageNote language={language} />
            <Box lang={lang} sx={{ mt: 1 }}>
              <DocumentView document={body} />
            </Box>
            {tags.length > 0 && (
              <Box component="ul" aria-label={t('tags')} lang={lang} sx={tagsStyle}>
                {tags.map((tag) => (
                  <li key={tag}>
                    <Tag to={`/blog/category/${EVERY_CATEGORY}?q=${encodeURIComponent(tag)}`}>
                      {tag}
                    </Tag>
                  </li>
                ))}
              </Box>
            )}
            <ShareButton title={title} />
          </article>
        </TextColumns>
      </EditableText>
      <PostNeighbours previous={post.previous} next={post.next} />
      {related.length > 0 && (
        <Section title={t('related')}>
          <PostGrid posts={related} level="h3" />
        </Section>
      )}
    </>
  );
}

function PostHead({ post }: { post: Post }) {
  const { t: menuText } = useTranslation('menu');
  const origin = useOrigin();
  const { id, slug, title, excerpt, language, publishedAt, tags, author } = post;
  const preview = { kind: 'posts', id };
  return (
    <>
      <PageHead
        title={title}
        description={excerpt}
        preview={preview}
        trail={[{ name: menuText('blog.blog'), path: '/blog' }]}
      />
      <FeedHead />
      <JsonLd
        data={{
          '@type': 'BlogPosting',
          headline: title,
          description: excerpt,
          datePublished: publishedAt,
          inLanguage: language.toLowerCase(),
          keywords: tags,
          image: origin + previewPath(preview),
          mainEntityOfPage: `${origin}/blog/${slug}`,
          ...(author && {
            author: { '@type': 'Person', name: author.name, url: `${origin}/profile/${author.id}` },
          }),
          publisher: { '@type': 'Organization', name: 'Roomtone', url: `${origin}/` },
        }}
      />
    </>
  );
}

function CategoryLink({ category }: { category: string }) {
  const labelOf = useCategoryLabel();
  return (
    <Link
      component={RouterLink}
      to={`/blog/category/${category}`}
      variant="overline"
      color="textSecondary"
    >
      {labelOf(category)}
    </Link>
  );
}

/** Who wrote it, when, and how long it takes to read. */
function Byline({ post }: { post: Post }) {
  const { author } = post;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, my: 3 }}>
      {author && <UserAvatar name={author.name} url={author.avatarUrl} width={44} />}
      <Box sx={{ display: 'grid', minWidth: 0 }}>
        {author && (
          <Link
            component={RouterLink}
            to={`/profile/${author.id}`}
            color="text.primary"
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {author.name}
          </Link>
        )}
        <PostMeta post={post} />
      </Box>
    </Box>
  );
}

const tagsStyle = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 5,
  mb: 3,
  mx: 0,
  p: 0,
} as const;
