import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatRating } from '#web/lib/numbers.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { ReviewNumbersFragment } from './studio-reviews.generated.ts';
import { barStyle, fillStyle } from './rating-bar.ts';

/** How the reviews of a studio rate its aspects, as bars. */
export function AspectAverages({
  averages,
}: {
  averages: ReviewNumbersFragment['aspectAverages'];
}) {
  const { t, i18n } = useTranslation('reviews');
  return (
    <Box component="ul" aria-label={t('aspects.label')} sx={listStyle}>
      {averages.map(({ aspect, average }) => {
        const shown = formatRating(average, i18n.language);
        return (
          <Box component="li" key={aspect} sx={rowStyle}>
            <Box component="span" sx={visuallyHidden}>
              {t('aspects.average', { aspect: t(`aspects.${aspect}`), average: shown })}
            </Box>
            <span aria-hidden>{t(`aspects.${aspect}`)}</span>
            <Box aria-hidden sx={barStyle}>
              <Box style={{ width: `${(average / 5) * 100}%` }} sx={fillStyle} />
            </Box>
            <Box component="span" aria-hidden sx={{ textAlign: 'right' }}>
              {shown}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(64px, 1fr) auto',
  columnGap: 1.5,
  listStyle: 'none',
  m: 0,
  p: 0,
  width: 260,
  maxWidth: '100%',
} as const;

const rowStyle = {
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
} as const;
