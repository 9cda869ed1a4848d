import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencies } from '#domain/payments/currency.ts';
import { useShownCurrency } from './currency-provider.tsx';

const CurrencyMenu = lazy(async () => ({
  default: (await import('./currency-menu.tsx')).CurrencyMenu,
}));

/** Chooses the currency that prices are shown in, where there is room for its symbol only. */
export function CurrencyButton() {
  const { t } = useTranslation();
  const { currency } = useShownCurrency();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={t('currency.current', { name: t(`currency.names.${currency}`) })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setIsOpen(true);
        }}
        sx={{ width: 44, height: 44, fontSize: '1.0625rem', fontWeight: 600 }}
      >
        <span aria-hidden>{currencies[currency].symbol}</span>
      </IconButton>
      {anchor && (
        <Suspense>
          <CurrencyMenu anchor={anchor} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
