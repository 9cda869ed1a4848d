import { useTranslation } from 'react-i18next';
import { StatusPage } from '#web/ui/status-page.tsx';

/** Where an entry was, or a kind that there is not. */
export function EntryNotFound() {
  const { t } = useTranslation('admin');
  return (
    <StatusPage
      status={404}
      title={t('entries.gone')}
      text={t('entries.goneText')}
      ways={[{ to: '/admin/entries/team-member', label: t('entries.title') }]}
    />
  );
}
