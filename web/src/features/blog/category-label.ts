import { useTranslation } from 'react-i18next';
import { blogCategories, EVERY_CATEGORY } from '#domain/texts/category.ts';

/** What categories of the blog are called; one that the product does not know is called by its id. */
export function useCategoryLabel(): (category: string) => string {
  const { t } = useTranslation('blog');
  return (category) => {
    if (category === EVERY_CATEGORY) return t('everyCategory');
    const known = blogCategories.find((id) => id === category);
    return known ? t(`categories.${known}`) : category;
  };
}
