import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { RatingCount } from '#web/lib/schema.generated.ts';
import { Stars } from './stars.tsx';

interface RatingSummaryProps {
  rating: number;
  counts: readonly Pick<RatingCount, 'rating' | 'count'>[];
  total: number;
}

/** The average, and how it came about. */
export function RatingSummary({ rating, counts, total }: RatingSummaryProps) {
  const { t, i18n } = useTranslation('reviews');
  const average = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 3, sm: 5 }, alignItems: 'center' }}>
      <div>
        <Typography component="p" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {average}
        </Typography>
        <Stars rating={Math.round(rating)} />
        <Typography variant="body2" color="textSecondary">
          {t('count', { count: total })}
        </Typography>
      </div>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: 260, maxWidth: '100%' }}>
        {counts.map(({ rating: stars, count }) => (
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

const barStyle = { height: 6, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden' } as const;

const fillStyle = { height: '100%', bgcolor: 'text.primary', borderRadius: 3 } as const;
