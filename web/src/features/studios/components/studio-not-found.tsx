import { useTranslation } from 'react-i18next';
import { StatusPage } from '#web/ui/status-page.tsx';

/** A studio that does not exist, or no longer. */
export function StudioNotFound() {
  const { t } = useTranslation('studios');
  return (
    <StatusPage
      status={404}
      title={t('notFound.title')}
      text={t('notFound.text')}
      ways={[{ to: '/studios', label: t('notFound.action') }]}
    />
  );
}
