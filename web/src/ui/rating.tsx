import Box from '@mui/material/Box';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatRating } from '#web/lib/numbers.ts';
import { visuallyHidden } from './visually-hidden.ts';

interface RatingProps {
  /** 1 to 5; null without reviews. */
  rating: number | null;
  /** Left out where only the rating matters. */
  reviewCount?: number;
}

/** An average rating, or that there is none yet. */
export function Rating({ rating, reviewCount }: RatingProps) {
  const { t, i18n } = useTranslation('ui');
  if (rating === null) {
    return (
      <Box component="span" sx={noneStyle}>
        <span aria-hidden>{t('rating.none')}</span>
        <span className="label">{t('rating.noneLabel')}</span>
      </Box>
    );
  }
  const value = formatRating(rating, i18n.language);
  const label =
    reviewCount === undefined
      ? t('rating.value', { rating: value })
      : t('rating.valueWithCount', { rating: value, count: reviewCount });
  return (
    <Box component="span" sx={ratingStyle}>
      <span className="label">{label}</span>
      <Star size={15} fill="currentColor" aria-hidden />
      <span aria-hidden>{value}</span>
      {reviewCount !== undefined && (
        <span aria-hidden className="count">
          {`(${reviewCount})`}
        </span>
      )}
    </Box>
  );
}

const noneStyle = { fontWeight: 600, '& > .label': visuallyHidden } as const;

const ratingStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > .label': visuallyHidden,
  '& > .count': { color: 'text.secondary', fontWeight: 400 },
} as const;
