import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/lib/dates.ts';
import type { BlogPostCardFragment } from '../blog.generated.ts';

/** When a post was published, and how long it takes to read. */
export function PostMeta({ post }: { post: BlogPostCardFragment }) {
  const { t, i18n } = useTranslation('blog');
  const { publishedAt, readingMinutes } = post;
  return (
    <Typography variant="body2" color="textSecondary" component="span">
      <time dateTime={publishedAt}>{formatDate(publishedAt.slice(0, 10), i18n.language)}</time>
      {` · ${t('minutes', { count: readingMinutes })}`}
    </Typography>
  );
}
