import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { REVIEW_TEXT_LIMIT } from '#domain/reviews/limits.ts';
import { formatRating } from '#web/lib/numbers.ts';
import { reviewOrderNames } from '../review-choice.ts';
import type { ReviewChoice, ReviewOrder } from '../review-choice.ts';
import type { ReviewNumbersFragment } from './studio-reviews.generated.ts';

interface ReviewFiltersProps {
  averages: ReviewNumbersFragment['aspectAverages'];
  choice: ReviewChoice;
  onChange: (choice: ReviewChoice) => void;
}

/** Which reviews, and in which order. */
export function ReviewFilters({ averages, choice, onChange }: ReviewFiltersProps) {
  const { t, i18n } = useTranslation('reviews');
  return (
    <Box component="search" sx={{ display: 'grid', gap: 1.5, pt: 1, mb: 2.5 }}>
      <Box sx={fieldsStyle}>
        <TextField
          type="search"
          label={t('search')}
          value={choice.text}
          onChange={({ target }) => onChange({ ...choice, text: target.value })}
          size="small"
          sx={searchStyle}
          slotProps={{
            htmlInput: {
              maxLength: REVIEW_TEXT_LIMIT,
              autoComplete: 'off',
              enterKeyHint: 'search',
            },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search size={18} aria-hidden />
                </InputAdornment>
              ),
            },
          }}
        />
        <TextField
          select
          label={t('order.label')}
          value={choice.sort}
          onChange={({ target }) => onChange({ ...choice, sort: target.value as ReviewOrder })}
          size="small"
          slotProps={{ select: { native: true } }}
        >
          {reviewOrderNames.map((order) => (
            <option key={order} value={order}>
              {t(`order.${order}`)}
            </option>
          ))}
        </TextField>
      </Box>
      {averages.length > 0 && (
        <Box component="fieldset" aria-label={t('aspects.choose')} sx={chipsStyle}>
          {averages.map(({ aspect, average }) => {
            const isChosen = choice.aspect === aspect;
            return (
              <Chip
                key={aspect}
                label={`${t(`aspects.${aspect}`)} ${formatRating(average, i18n.language)}`}
                variant={isChosen ? 'filled' : 'outlined'}
                aria-pressed={isChosen}
                onClick={() => onChange({ ...choice, aspect: isChosen ? null : aspect })}
                sx={isChosen ? chosenStyle : undefined}
              />
            );
          })}
        </Box>
      )}
    </Box>
  );
}

/** What empties it has the colour of the browser otherwise. */
const searchStyle = { '& ::-webkit-search-cancel-button': { filter: 'grayscale(1)' } } as const;

const fieldsStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 200px' },
} as const;

const chipsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
} as const;

const chosenStyle = {
  bgcolor: 'text.primary',
  color: 'background.paper',
  '&:hover, &:focus-visible': { bgcolor: 'text.primary' },
} as const;
