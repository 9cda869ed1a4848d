import Box from '@mui/material/Box';
import { ChevronDown, Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currencies, currencyIds } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { useCurrencyChoice } from './use-currency-choice.ts';

/**
 * Chooses the currency that prices are shown in, from the device's own list. A plain element, since
 * it stands on every page and MUI's fields would come along with it.
 */
export function CurrencySelect() {
  const { t } = useTranslation();
  const { currency, choose } = useCurrencyChoice();
  return (
    <Box sx={fieldStyle}>
      <Coins size={18} aria-hidden />
      <Box
        component="select"
        aria-label={t('currency.label')}
        value={currency}
        onChange={({ target }) => void choose(target.value as CurrencyId)}
        sx={selectStyle}
      >
        {currencyIds.map((option) => (
          <option key={option} value={option}>
            {t(`currency.names.${option}`)} ({currencies[option].symbol})
          </option>
        ))}
      </Box>
      <ChevronDown size={16} aria-hidden />
    </Box>
  );
}

const fieldStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  color: 'text.secondary',
  '& svg': { position: 'absolute', left: 14, pointerEvents: 'none' },
  '& svg:last-of-type': { left: 'auto', right: 14 },
} as const;

const selectStyle = {
  appearance: 'none',
  minHeight: 44,
  pl: 5.25,
  pr: 5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  color: 'text.primary',
  bgcolor: 'background.paper',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.secondary' },
} as const;
