import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatMonth } from '#web/lib/dates.ts';
import { Hint } from '#web/ui/hint.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { Stars } from './stars.tsx';
import { AspectRatings } from './aspect-ratings.tsx';
import type { ReviewItemFragment } from './studio-reviews.generated.ts';

/** A review as everybody sees it. */
export function ReviewItem({ review }: { review: ReviewItemFragment }) {
  const { t, i18n } = useTranslation('reviews');
  const { author } = review;
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <UserAvatar name={author.name} url={author.avatarUrl} width={40} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="p" noWrap>
            <Link component={RouterLink} to={`/profile/${author.id}`} color="text.primary">
              {author.name}
            </Link>
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
        {review.verified && (
          <Hint content={t('verifiedHelp')}>
            <Chip
              component="span"
              size="small"
              variant="outlined"
              color="success"
              icon={<BadgeCheck size={14} aria-hidden />}
              label={t('verified')}
            />
          </Hint>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 2 }}>
        <Stars rating={review.rating} />
        <Typography variant="subtitle1" component="h3">
          {review.title}
        </Typography>
      </Box>
      <Typography sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {review.content}
      </Typography>
      <AspectRatings aspects={review.aspects} />
    </Box>
  );
}
