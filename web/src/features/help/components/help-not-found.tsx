import { useTranslation } from 'react-i18next';
import { StatusPage } from '#web/ui/status-page.tsx';
import { DESK_PATH } from '../help-paths.ts';

/** Something that the help desk does not have. */
export function HelpNotFound({ kind }: { kind: 'article' | 'category' | 'faq' }) {
  const { t } = useTranslation('help');
  return (
    <StatusPage
      status={404}
      title={t(`notFound.${kind}`)}
      text={t('notFound.text')}
      ways={[{ to: DESK_PATH, label: t('notFound.action') }]}
    />
  );
}
