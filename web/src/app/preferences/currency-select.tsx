import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currencies, currencyIds } from '#domain/payments/currency.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { useCurrencyChoice } from './use-currency-choice.ts';

/** Chooses the currency that prices are shown in. */
export function CurrencySelect() {
  const { t } = useTranslation();
  const { currency, choose } = useCurrencyChoice();
  return (
    <ChoiceSelect
      icon={Coins}
      label={t('currency.label')}
      value={currency}
      options={currencyIds.map((value) => ({
        value,
        text: `${t(`currency.names.${value}`)} (${currencies[value].symbol})`,
      }))}
      onChoose={(choice) => void choose(choice)}
    />
  );
}
