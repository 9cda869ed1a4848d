import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatRating } from '#web/lib/numbers.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { AspectAverages } from './aspect-averages.tsx';
import { barStyle, fillStyle } from './rating-bar.ts';
import { Stars } from './stars.tsx';
import type { ReviewNumbersFragment } from './studio-reviews.generated.ts';

/** The average, how it came about, and what single aspects are rated with. */
export function RatingSummary({
  numbers,
}: {
  numbers: ReviewNumbersFragment & { rating: number };
}) {
  const { t, i18n } = useTranslation('reviews');
  const { rating, reviewCount: total, ratingCounts, aspectAverages } = numbers;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 3, sm: 5 }, alignItems: 'center' }}>
      <div>
        <Typography component="p" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatRating(rating, i18n.language)}
        </Typography>
        <Stars rating={Math.round(rating)} />
        <Typography variant="body2" color="textSecondary">
          {t('count', { count: total })}
        </Typography>
      </div>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: 200, maxWidth: '100%' }}>
        {ratingCounts.map(({ rating: stars, count }) => (
          <Box component="li" key={stars} sx={rowStyle}>
            <Box component="span" sx={visuallyHidden}>
              {t('share', { stars: t('stars', { count: stars }), count, total })}
            </Box>
            <span aria-hidden>{stars}</span>
            <Box aria-hidden sx={barStyle}>
              <Box style={{ width: `${total ? (count / total) * 100 : 0}%` }} sx={fillStyle} />
            </Box>
            <Box component="span" aria-hidden sx={{ color: 'text.secondary', textAlign: 'right' }}>
              {count}
            </Box>
          </Box>
        ))}
      </Box>
      {aspectAverages.length > 0 && <AspectAverages averages={aspectAverages} />}
    </Box>
  );
}

const rowStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '12px 1fr 28px',
  gap: 1.5,
  alignItems: 'center',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
} as const;
