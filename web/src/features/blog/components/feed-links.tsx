import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const feeds = [
  { format: 'rss', path: '/blog/feed.xml', type: 'application/rss+xml' },
  { format: 'atom', path: '/blog/atom.xml', type: 'application/atom+xml' },
] as const;

/** Tells browsers and news readers where the feeds of the blog are. React moves it into the head. */
export function FeedHead() {
  const { t } = useTranslation('blog');
  return feeds.map(({ format, path, type }) => (
    <link key={path} rel="alternate" type={type} href={path} title={t(`feeds.${format}`)} />
  ));
}

/** The same for people. */
export function FeedLinks() {
  const { t } = useTranslation('blog');
  return (
    <Typography variant="body2" color="textSecondary" sx={lineStyle}>
      <Rss size={16} aria-hidden />
      {t('feeds.follow')}
      {feeds.map(({ format, path }) => (
        <Link key={path} href={path} color="text.primary">
          {t(`feeds.${format}`)}
        </Link>
      ))}
    </Typography>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  mt: 6,
} as const;
