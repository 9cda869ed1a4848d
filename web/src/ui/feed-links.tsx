import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Rss } from 'lucide-react';

/** A list that programs follow. */
export interface FeedLink {
  path: string;
  type: 'application/rss+xml' | 'application/atom+xml';
  title: string;
}

/** Tells browsers and programs where feeds are. React moves it into the head. */
export function FeedHead({ feeds }: { feeds: readonly FeedLink[] }) {
  return feeds.map(({ path, type, title }) => (
    <link key={path} rel="alternate" type={type} href={path} title={title} />
  ));
}

/** The same for people. @param label what to do with them */
export function FeedLinks({ feeds, label }: { feeds: readonly FeedLink[]; label: string }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={lineStyle}>
      <Rss size={16} aria-hidden />
      {label}
      {feeds.map(({ path, title }) => (
        <Link key={path} href={path} color="text.primary">
          {title}
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
