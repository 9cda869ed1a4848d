import { useTranslation } from 'react-i18next';
import { StatusPage } from '#web/ui/status-page.tsx';

/** Says to an editor that there is no such text, and where all are. */
export function TextNotFound() {
  const { t } = useTranslation('texts');
  return (
    <StatusPage
      status={404}
      title={t('edit.notFound')}
      text={t('list.emptyText')}
      ways={[{ to: '/admin/content', label: t('list.title') }]}
    />
  );
}
