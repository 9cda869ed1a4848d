import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseSearchParams } from '#domain/search/search-params.ts';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import { useMessages } from '#web/ui/form/validation.ts';
import type { FilterChange } from '../hooks/use-search-address.ts';
import { SearchField } from './search-field.tsx';

interface PriceFieldsProps {
  filter: StudioFilter;
  onChange: (change: FilterChange) => void;
  form: string;
}

/** The lowest and the highest price. What makes no sense is said here and stays out of the address. */
export function PriceFields({ filter, onChange, form }: PriceFieldsProps) {
  const { t } = useTranslation('search');
  const wordsOf = useMessages();
  const [errors, setErrors] = useState<FieldErrors>({});
  const current = {
    minPrice: dollarsOf(filter.minPriceCents),
    maxPrice: dollarsOf(filter.maxPriceCents),
  };

  function commit(change: Partial<typeof current>): void {
    const { search, errors: found } = parseSearchParams(Object.entries({ ...current, ...change }));
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { minPriceCents, maxPriceCents } = search.filter;
    onChange({ minPriceCents, maxPriceCents });
  }

  const fieldFor = (name: keyof typeof current) => (
    <SearchField
      label={t(`filters.${name}`)}
      value={current[name]}
      onCommit={(text) => commit({ [name]: text })}
      complaint={errors[name] && wordsOf(errors[name])}
      input={{ name, form, inputMode: 'decimal', maxLength: 9 }}
    />
  );
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, pt: 1 }}>
        {fieldFor('minPrice')}
        {fieldFor('maxPrice')}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {t('filters.priceHelp')}
      </Typography>
    </>
  );
}

function dollarsOf(cents: number | undefined): string {
  return cents === undefined ? '' : String(cents / 100);
}
