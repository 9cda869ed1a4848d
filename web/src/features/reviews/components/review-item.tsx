import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BadgeCheck, EyeOff } from 'lucide-react';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay, formatMonth } from '#web/lib/dates.ts';
import { Hint } from '#web/ui/hint.tsx';
import { Optional } from '#web/ui/optional.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { Stars } from './stars.tsx';
import { AspectRatings } from './aspect-ratings.tsx';
import { ReviewAnswer } from './review-answer.tsx';
import { ReviewPictures } from './review-pictures.tsx';
import type { ReviewItemFragment } from './studio-reviews.generated.ts';

// For its author.
const RemoveReview = lazy(async () => ({
  default: (await import('./remove-review.tsx')).RemoveReview,
}));

/** Who reads the reviews of a studio, and what they may do with them. */
export interface ReviewReader {
  studio: { id: string; name: string };
  /** Their id; undefined for visitors. */
  userId: string | undefined;
  canAnswer: boolean;
  /** Where somebody says that something is wrong with a review, or with what the studio says to it. */
  Report: ComponentType<{ reviewId: string; isAboutAnswer: boolean }>;
}

interface ReviewItemProps {
  review: ReviewItemFragment;
  reader: ReviewReader;
}

/** A review as everybody sees it, and as only its author sees it before that. */
export function ReviewItem({ review, reader }: ReviewItemProps) {
  const { t, i18n } = useTranslation('reviews');
  const { author, hiddenUntil } = review;
  const { Report } = reader;
  return (
    <article aria-label={review.title}>
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
            <Tag tone="success" size="small" icon={<BadgeCheck size={14} aria-hidden />}>
              {t('verified')}
            </Tag>
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
      <ReviewPictures review={review} />
      {hiddenUntil && (
        <Box sx={hiddenStyle}>
          <EyeOff size={16} aria-hidden />
          <div>
            {t('hidden', { date: formatDay(hiddenUntil, 'UTC', i18n.language) })}
            <Typography variant="body2" color="textSecondary">
              {t('hiddenHelp')}
            </Typography>
          </div>
        </Box>
      )}
      <ReviewAnswer review={review} reader={reader} />
      {author.id === reader.userId ? (
        <Optional>
          <RemoveReview reviewId={review.id} studioId={reader.studio.id} />
        </Optional>
      ) : (
        <Report reviewId={review.id} isAboutAnswer={false} />
      )}
    </article>
  );
}

const hiddenStyle = {
  display: 'flex',
  gap: 1,
  mt: 2,
  '& svg': { mt: 0.5, flexShrink: 0 },
} as const;
