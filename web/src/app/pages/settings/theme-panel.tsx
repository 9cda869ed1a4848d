import { useTranslation } from 'react-i18next';
import { ThemeChoice } from '#web/app/shell/theme-choice.tsx';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';

/** Light, dark, or what the device prefers. */
export function ThemePanel() {
  const { t } = useTranslation();
  return (
    <SettingsPanel title={t('nav.theme')} lead={t('settings.themeLead')}>
      <ThemeChoice isRoomy />
    </SettingsPanel>
  );
}
