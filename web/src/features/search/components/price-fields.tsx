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

/** What was typed and makes no sense, while the address holds the prices `of`. */
interface Refused {
  of: string;
  texts: { minPrice?: string; maxPrice?: string };
  errors: FieldErrors;
  /** Counts how often it was overtaken by a change elsewhere. */
  round: number;
}

/** The lowest and the highest price. What makes no sense is said here and stays out of the address. */
export function PriceFields({ filter, onChange, form }: PriceFieldsProps) {
  const { t } = useTranslation('search');
  const wordsOf = useMessages();
  const current = {
    minPrice: dollarsOf(filter.minPriceCents),
    maxPrice: dollarsOf(filter.maxPriceCents),
  };
  const prices = Object.values(current).join();
  const [refused, setRefused] = useState<Refused>({ of: prices, texts: {}, errors: {}, round: 0 });
  const { errors, round } = refused;
  if (refused.of !== prices) {
    const wasRefused = Object.keys(errors).length > 0;
    setRefused({ of: prices, texts: {}, errors: {}, round: wasRefused ? round + 1 : round });
  }

  function commit(change: Refused['texts']): void {
    const texts = { ...refused.texts, ...change };
    const { search, errors: found } = parseSearchParams(Object.entries({ ...current, ...texts }));
    if (Object.keys(found).length > 0) {
      setRefused({ ...refused, texts, errors: found });
      return;
    }
    setRefused({ ...refused, texts: {}, errors: {} });
    const { minPriceCents, maxPriceCents } = search.filter;
    onChange({ minPriceCents, maxPriceCents });
  }

  const fieldFor = (name: keyof typeof current) => (
    <SearchField
      // Begins anew when the address has changed under what was refused.
      key={`${name} ${round}`}
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
