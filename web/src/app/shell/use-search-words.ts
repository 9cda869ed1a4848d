import { useTranslation } from 'react-i18next';
import type { SearchBoxWords } from '#web/features/search/components/global-search/search-box.tsx';

/** What the search box says: words of the shell, which every page has. */
export function useSearchWords(): SearchBoxWords {
  const { t } = useTranslation();
  return {
    label: t('nav.searchLabel'),
    placeholder: t('nav.searchPlaceholder'),
    submit: t('nav.searchSubmit'),
  };
}
