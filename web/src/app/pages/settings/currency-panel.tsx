import { useTranslation } from 'react-i18next';
import { CurrencySelect } from '#web/app/preferences/currency-select.tsx';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';

/** The currency that prices are shown in. */
export function CurrencyPanel() {
  const { t } = useTranslation();
  return (
    <SettingsPanel title={t('currency.label')} lead={t('settings.currencyLead')}>
      <CurrencySelect />
    </SettingsPanel>
  );
}
