import { useTranslation } from 'react-i18next';
import { conditionId, ratingOptions } from '#domain/search/further-conditions.ts';
import { formatRating } from '#web/lib/numbers.ts';
import { countIn, withCount } from '../facets.ts';
import type { FacetCounts } from '../facets.ts';
import { PillOptions } from './pill-options.tsx';

interface RatingOptionsProps {
  value: number | undefined;
  counts: FacetCounts;
  onChange: (rating: number | undefined) => void;
  form: string;
}

/** The lowest rating. */
export function RatingOptions({ value, counts, onChange, form }: RatingOptionsProps) {
  const { t, i18n } = useTranslation('search');
  return (
    <PillOptions
      name="minRating"
      form={form}
      label={t('filters.rating')}
      value={String(value ?? '')}
      options={[
        { value: '', label: t('filters.anyRating') },
        ...ratingOptions.map((rating) => ({
          value: String(rating),
          label: withCount(
            t('filters.ratingFrom', { rating: formatRating(rating, i18n.language) }),
            countIn(counts, conditionId('minRating', rating)),
          ),
        })),
      ]}
      onChange={(rating) => onChange(rating === '' ? undefined : Number(rating))}
    />
  );
}
