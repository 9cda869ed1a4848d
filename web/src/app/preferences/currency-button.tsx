import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { currencies } from '#domain/payments/currency.ts';
import { useAnchoredWindow } from '#web/ui/anchored-window.ts';
import { useShownCurrency } from './currency-provider.tsx';

const CurrencyMenu = lazy(async () => ({
  default: (await import('./currency-menu.tsx')).CurrencyMenu,
}));

/** Chooses the currency that prices are shown in, where there is room for its symbol only. */
export function CurrencyButton() {
  const { t } = useTranslation();
  const { currency } = useShownCurrency();
  const { button, window } = useAnchoredWindow('menu');
  return (
    <>
      <IconButton
        aria-label={t('currency.current', { name: t(`currency.names.${currency}`) })}
        {...button}
        sx={{ width: 44, height: 44, fontSize: '1.0625rem', fontWeight: 600 }}
      >
        <span aria-hidden>{currencies[currency].symbol}</span>
      </IconButton>
      <Suspense>{window && <CurrencyMenu {...window} />}</Suspense>
    </>
  );
}
