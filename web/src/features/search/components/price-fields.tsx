import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { centsOf, currencies, roundestAmount, unitsOf } from '#domain/payments/currency.ts';
import type { ExchangeRate } from '#domain/payments/currency.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import { readDecimal, typedDecimal } from '#web/lib/numbers.ts';
import { useMessages } from '#web/ui/messages.ts';
import { useMoney } from '#web/ui/money.tsx';
import type { FilterChange } from '../hooks/use-search-address.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';

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

/**
 * The lowest and the highest price, in the reader's currency; the address holds dollars, so that it
 * finds the same studios for everybody. What makes no sense is said here and stays out of it.
 */
export function PriceFields({ filter, onChange, form }: PriceFieldsProps) {
  const { t, i18n } = useTranslation('search');
  const { language } = i18n;
  const translate = useMessages();
  const { rate, isConverted } = useMoney();
  const current = {
    minPrice: shownPrice(filter.minPriceCents, rate, language),
    maxPrice: shownPrice(filter.maxPriceCents, rate, language),
  };
  // The address has dollars, with a point before the cents.
  const isPlain = !isConverted && !Object.values(current).join('').includes(',');
  const prices = Object.values(current).join() + rate.currency;
  const [refused, setRefused] = useState<Refused>({ of: prices, texts: {}, errors: {}, round: 0 });
  const { errors, round } = refused;
  if (refused.of !== prices) {
    const wasRefused = Object.keys(errors).length > 0;
    setRefused({ of: prices, texts: {}, errors: {}, round: wasRefused ? round + 1 : round });
  }

  function commit(change: Refused['texts']): void {
    const texts = { ...refused.texts, ...change };
    const { search, errors: found } = parseSearchParams(
      Object.entries({ ...current, ...texts }).map(([name, text]) => [
        name,
        inDollars(text, rate, language),
      ]),
    );
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
      key={`${name} ${rate.currency} ${language} ${round}`}
      label={t(`filters.${name}`, { symbol: currencies[rate.currency].symbol })}
      value={current[name]}
      onCommit={(text) => commit({ [name]: text })}
      error={errors[name] && translate(errors[name])}
      input={{
        // Sent without scripts, the form takes the dollars that stand beside it.
        ...(isPlain && { name, form }),
        inputMode: 'decimal',
        maxLength: 9,
      }}
    />
  );
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, pt: 1 }}>
        {fieldFor('minPrice')}
        {fieldFor('maxPrice')}
      </Box>
      {!isPlain && (
        <>
          <DollarField name="minPrice" cents={filter.minPriceCents} form={form} />
          <DollarField name="maxPrice" cents={filter.maxPriceCents} form={form} />
        </>
      )}
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {filter.freeAt
          ? t('filters.priceHelpTime', { count: filter.freeAt.hours })
          : t('filters.priceHelp')}
      </Typography>
    </>
  );
}

interface DollarFieldProps {
  name: string;
  cents: number | undefined;
  form: string;
}

function DollarField({ name, cents, form }: DollarFieldProps) {
  return cents === undefined ? null : (
    <input type="hidden" name={name} form={form} value={cents / 100} />
  );
}

/** A price of the filter as somebody would type it. */
function shownPrice(cents: number | undefined, rate: ExchangeRate, language: string): string {
  if (cents === undefined) return '';
  return typedDecimal(roundestAmount(cents, rate) / unitsOf(rate.currency), language);
}

/** What was typed in the reader's currency as the dollars that the address holds. */
function inDollars(text: string, rate: ExchangeRate, language: string): string {
  const typed = readDecimal(text, language);
  // What is no number is refused as it stands.
  if (!Number.isFinite(typed)) return text;
  return String(centsOf(Math.round(typed * unitsOf(rate.currency)), rate) / 100);
}
