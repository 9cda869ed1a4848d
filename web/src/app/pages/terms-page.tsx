import { useTranslation } from 'react-i18next';
import { TextPage } from './text-page.tsx';

export function TermsPage() {
  const { t } = useTranslation();
  return (
    <TextPage
      title={t('terms.title')}
      description={t('terms.description')}
      sections={t('terms.sections', { returnObjects: true })}
    />
  );
}
