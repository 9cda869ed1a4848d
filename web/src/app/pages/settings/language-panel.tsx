import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '#web/app/preferences/language-select.tsx';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';

/** The language of the pages, and of emails. */
export function LanguagePanel() {
  const { t } = useTranslation();
  return (
    <SettingsPanel title={t('language.label')} lead={t('settings.languageLead')}>
      <LanguageSelect />
    </SettingsPanel>
  );
}
