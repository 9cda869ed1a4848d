import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { BlogPostQuery } from '../blog.generated.ts';

type Neighbour = NonNullable<BlogPostQuery['blogPost']>['next'];

interface PostNeighboursProps {
  previous: Neighbour;
  next: Neighbour;
}

/** Leads to the posts before and after another in time. */
export function PostNeighbours({ previous, next }: PostNeighboursProps) {
  const { t } = useTranslation('blog');
  if (!previous && !next) return null;
  return (
    <Box component="nav" aria-label={t('neighbours.label')} sx={neighboursStyle}>
      {previous && <NeighbourLink post={previous} label={t('neighbours.previous')} />}
      {next && <NeighbourLink post={next} label={t('neighbours.next')} isNext />}
    </Box>
  );
}

interface NeighbourLinkProps {
  post: NonNullable<Neighbour>;
  label: string;
  isNext?: boolean;
}

function NeighbourLink({ post, label, isNext = false }: NeighbourLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={`/blog/${post.slug}`}
      underline="none"
      color="text.primary"
      rel={isNext ? 'next' : 'prev'}
      sx={[neighbourStyle, isNext && { gridColumn: { sm: 2 }, textAlign: { sm: 'end' } }]}
    >
      <Typography variant="body2" color="textSecondary" component="span">
        {label}
      </Typography>
      <Box component="span" lang={post.language.toLowerCase()} sx={{ fontWeight: 600 }}>
        {post.title}
      </Box>
    </Link>
  );
}

const neighboursStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const neighbourStyle = {
  display: 'grid',
  gap: 0.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'text.primary' },
} as const;
