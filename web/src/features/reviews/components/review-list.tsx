import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ReviewItem } from './review-item.tsx';
import type { ReviewReader } from './review-item.tsx';
import type { ReviewItemFragment } from './studio-reviews.generated.ts';

interface ReviewListProps {
  reviews: readonly ReviewItemFragment[];
  reader: ReviewReader;
}

/** Reviews of a studio below each other. */
export function ReviewList({ reviews, reader }: ReviewListProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {reviews.map((review) => (
        <Box component="li" key={review.id} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
          <ReviewItem review={review} reader={reader} />
        </Box>
      ))}
    </Box>
  );
}

/** As many reviews as are coming, in the shape of what comes. */
export function ReviewListSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 2 }}>
            <Skeleton variant="circular" width={40} height={40} />
            <Skeleton width={160} height={40} />
          </Box>
          <Skeleton width="50%" height={24} />
          <Skeleton height={24} />
          <Skeleton width="80%" height={24} />
        </Box>
      ))}
    </div>
  );
}
