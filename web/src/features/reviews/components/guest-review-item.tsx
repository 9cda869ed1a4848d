import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '#web/lib/dates.ts';
import type { GuestReviewItemFragment } from './guest-review.generated.ts';
import { Stars } from './stars.tsx';

/** What a studio says of a guest. */
export function GuestReviewItem({ review }: { review: GuestReviewItemFragment }) {
  const { i18n } = useTranslation('reviews');
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Stars rating={review.rating} />
        <Typography variant="subtitle2" component="p">
          {review.studio.name}
        </Typography>
        <Typography
          component="time"
          dateTime={review.createdAt}
          variant="caption"
          color="textSecondary"
        >
          {formatMonth(review.createdAt, i18n.language)}
        </Typography>
      </Box>
      <Typography sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {review.content}
      </Typography>
    </div>
  );
}
