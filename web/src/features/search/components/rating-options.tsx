import { useTranslation } from 'react-i18next';
import { formatRating } from '#web/lib/numbers.ts';
import { PillOptions } from './pill-options.tsx';

/** Lowest ratings on offer. */
const ratings = [4.5, 4, 3.5, 3];

interface RatingOptionsProps {
  value: number | undefined;
  onChange: (rating: number | undefined) => void;
  form: string;
}

/** The lowest rating. */
export function RatingOptions({ value, onChange, form }: RatingOptionsProps) {
  const { t, i18n } = useTranslation('search');
  return (
    <PillOptions
      name="minRating"
      form={form}
      label={t('filters.rating')}
      value={String(value ?? '')}
      options={[
        { value: '', label: t('filters.anyRating') },
        ...ratings.map((rating) => ({
          value: String(rating),
          label: t('filters.ratingFrom', { rating: formatRating(rating, i18n.language) }),
        })),
      ]}
      onChange={(rating) => onChange(rating === '' ? undefined : Number(rating))}
    />
  );
}
