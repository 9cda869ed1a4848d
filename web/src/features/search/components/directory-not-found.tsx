import { useTranslation } from 'react-i18next';
import { StatusPage } from '#web/ui/status-page.tsx';

/** A room type or a city that does not exist. */
export function DirectoryNotFound({ kind }: { kind: 'category' | 'city' }) {
  const { t } = useTranslation('search');
  return (
    <StatusPage
      status={404}
      title={t(`notFound.${kind}`)}
      text={t(`notFound.${kind}Text`)}
      ways={[{ to: '/studios/categories', label: t('notFound.action') }]}
    />
  );
}
