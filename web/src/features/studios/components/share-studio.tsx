import { useTranslation } from 'react-i18next';
import { usePageParams } from '#web/lib/page-params.ts';
import { ShareButton } from '#web/ui/share-button.tsx';

/** Gives the studio's page to others, with the time that is chosen. */
export function ShareStudio({ name }: { name: string }) {
  const { t } = useTranslation('studios');
  const [params] = usePageParams();
  if (!params.has('date')) return <ShareButton title={name} />;
  return <ShareButton title={name} search={`?${params.toString()}`} note={t('share.withTime')} />;
}
