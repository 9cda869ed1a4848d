import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { cardStyle, wholeCardLink } from '#web/ui/card-style.ts';
import type { BlogPostCardFragment } from '../blog.generated.ts';
import { useCategoryLabel } from '../category-label.ts';
import { PostCover } from './post-cover.tsx';
import { PostMeta } from './post-meta.tsx';

interface PostCardProps {
  post: BlogPostCardFragment;
  /** Level of its title in the page's outline. */
  level: 'h2' | 'h3';
  /** Large, with the cover beside the words where there is room. */
  isLead?: boolean;
}

/** A post in a list. All of it leads to the post. */
export function PostCard({ post, level, isLead = false }: PostCardProps) {
  const labelOf = useCategoryLabel();
  const { slug, language, title, excerpt, category, author } = post;
  const lang = language.toLowerCase();
  return (
    <Box component="article" sx={[postStyle, isLead && leadStyle]}>
      <PostCover category={category} slug={slug} />
      <Box sx={wordsStyle}>
        <Typography variant="overline" color="textSecondary" component="span">
          {labelOf(category)}
        </Typography>
        <Typography variant={isLead ? 'h2' : 'h4'} component={level} lang={lang}>
          <Link component={RouterLink} to={`/blog/${slug}`} color="inherit" sx={wholeCardLink}>
            {title}
          </Link>
        </Typography>
        <Typography color="textSecondary" lang={lang} sx={{ mt: 1, mb: 2 }}>
          {excerpt}
        </Typography>
        <Box sx={authorStyle}>
          {author && <UserAvatar name={author.name} url={author.avatarUrl} width={32} />}
          <Box sx={{ display: 'grid', minWidth: 0 }}>
            {author && (
              <Typography variant="body2" component="span" sx={{ fontWeight: 500 }}>
                {author.name}
              </Typography>
            )}
            <PostMeta post={post} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const postStyle = {
  ...cardStyle,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  transition: 'transform 160ms ease',
  '&:hover': { borderColor: 'text.secondary', transform: 'translateY(-2px)' },
} as const;

const leadStyle = {
  display: { md: 'grid' },
  gridTemplateColumns: { md: '3fr 2fr' },
  alignItems: 'center',
} as const;

const wordsStyle = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  p: { xs: 2, sm: 2.5 },
} as const;

/** At the bottom of its card, however long the words are. */
const authorStyle = { display: 'flex', alignItems: 'center', gap: 1.25, mt: 'auto' } as const;
