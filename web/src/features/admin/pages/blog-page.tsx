import { useTranslation } from 'react-i18next';
import { TextListPage } from '../components/text-list-page.tsx';

/** All posts of the blog, drafts too. */
export function BlogPage() {
  const { t } = useTranslation('texts');
  return (
    <TextListPage
      title={t('list.blogTitle')}
      description={t('list.blogDescription')}
      kinds={['POST']}
      added="POST"
    />
  );
}
