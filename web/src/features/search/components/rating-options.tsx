import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { formatRating } from '#web/lib/numbers.ts';

/** Lowest ratings on offer. */
const ratings = [4.5, 4, 3.5, 3];

interface RatingOptionsProps {
  value: number | undefined;
  onChange: (rating: number | undefined) => void;
  form: string;
}

/** The lowest rating, as radio buttons: arrow keys move, as everywhere. */
export function RatingOptions({ value, onChange, form }: RatingOptionsProps) {
  const { t, i18n } = useTranslation('search');
  const options = [
    { rating: undefined, label: t('filters.anyRating') },
    ...ratings.map((rating) => ({
      rating,
      label: t('filters.ratingFrom', { rating: formatRating(rating, i18n.language) }),
    })),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {options.map(({ rating, label }) => (
        <Box component="label" key={label} sx={pillStyle}>
          <Box
            component="input"
            type="radio"
            name="minRating"
            value={rating ?? ''}
            form={form}
            checked={rating === value}
            onChange={() => onChange(rating)}
            sx={visuallyHidden}
          />
          {label}
        </Box>
      ))}
    </Box>
  );
}

const pillStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { borderColor: 'text.primary' },
  '&:has(:checked)': {
    borderColor: 'text.primary',
    bgcolor: 'text.primary',
    color: 'background.paper',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
