import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BadgeCheck } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Stars } from '#web/features/reviews/components/stars.tsx';
import { formatMonth } from '#web/lib/dates.ts';
import { Hint } from '#web/ui/hint.tsx';
import { Optional } from '#web/ui/optional.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import type { ProductReviewItemFragment } from '../reviews.generated.ts';

// For its author.
const RemoveProductReview = lazy(async () => ({
  default: (await import('./remove-product-review.tsx')).RemoveProductReview,
}));

interface ProductReviewItemProps {
  review: ProductReviewItemFragment;
  productId: string;
  /** Whether the reader wrote it. */
  isOwn: boolean;
}

/** What somebody thought of a product. */
export function ProductReviewItem({ review, productId, isOwn }: ProductReviewItemProps) {
  const { t, i18n } = useTranslation('catalog');
  const { author, title, content, rating, createdAt, isVerified } = review;
  return (
    <article aria-label={title}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {author && <UserAvatar name={author.name} url={author.avatarUrl} width={40} />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {author && (
            <Typography variant="subtitle1" component="p" noWrap>
              <Link component={RouterLink} to={`/profile/${author.id}`} color="text.primary">
                {author.name}
              </Link>
            </Typography>
          )}
          <Typography component="time" dateTime={createdAt} variant="caption" color="textSecondary">
            {formatMonth(createdAt, i18n.language)}
          </Typography>
        </Box>
        {isVerified && (
          <Hint content={t('reviews.verifiedHelp')}>
            <Tag tone="success" size="small" icon={<BadgeCheck size={14} aria-hidden />}>
              {t('reviews.verified')}
            </Tag>
          </Hint>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 2 }}>
        <Stars rating={rating} />
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
      </Box>
      <Typography sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {content}
      </Typography>
      {isOwn && (
        <Optional>
          <RemoveProductReview reviewId={review.id} productId={productId} />
        </Optional>
      )}
    </article>
  );
}
