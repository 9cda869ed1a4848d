import Link from '@mui/material/Link';
import { Rss } from 'lucide-react';

interface FeedLinkProps {
  /** Where the feed is. */
  path: string;
  /** What the link says, for people and for news readers. */
  label: string;
}

/** Leads to an RSS feed, and tells browsers and news readers where it is: React moves that into the head. */
export function FeedLink({ path, label }: FeedLinkProps) {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" href={path} title={label} />
      <Link href={path} color="text.primary" variant="body2" sx={linkStyle}>
        <Rss size={16} aria-hidden />
        {label}
      </Link>
    </>
  );
}

const linkStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 1 } as const;
