import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { BlogPostCardFragment } from '../blog.generated.ts';
import { PostCard } from './post-card.tsx';

interface PostGridProps {
  posts: readonly BlogPostCardFragment[];
  /** Level of their titles in the page's outline. */
  level: 'h2' | 'h3';
}

/** Posts side by side. */
export function PostGrid({ posts, level }: PostGridProps) {
  return (
    <Box sx={gridStyle}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} level={level} />
      ))}
    </Box>
  );
}

/** Stands where posts come. */
export function PostGridSkeleton({ count }: { count: number }) {
  return (
    <Box aria-hidden sx={gridStyle}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={420} sx={{ borderRadius: 3 }} />
      ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
