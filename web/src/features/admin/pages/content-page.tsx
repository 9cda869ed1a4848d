import { useTranslation } from 'react-i18next';
import { TextListPage } from '../components/text-list-page.tsx';

/** All texts of the site but the posts of the blog. */
export function ContentPage() {
  const { t } = useTranslation('texts');
  return (
    <TextListPage
      title={t('list.title')}
      description={t('list.description')}
      kinds={['PAGE', 'ARTICLE', 'FAQ', 'WAVE']}
      added="PAGE"
    />
  );
}
