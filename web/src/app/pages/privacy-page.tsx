import { useTranslation } from 'react-i18next';
import { TextPage } from './text-page.tsx';

export function PrivacyPage() {
  const { t } = useTranslation();
  return (
    <TextPage
      title={t('privacy.title')}
      description={t('privacy.description')}
      sections={t('privacy.sections', { returnObjects: true })}
    />
  );
}
