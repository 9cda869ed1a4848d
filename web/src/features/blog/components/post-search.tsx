import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { usePageParams } from '#web/lib/page-params.ts';

interface PostSearch {
  /** What to look for, as the address has it; empty for nothing. */
  asked: string;
  ask: (text: string) => void;
}

/** Words that posts are looked for by, which stand in the address. */
export function usePostSearch(): PostSearch {
  const [params, setParams] = usePageParams();
  return {
    asked: (params.get('q') ?? '').trim(),
    ask(q) {
      setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true });
    },
  };
}

/** The field that posts are looked for with. */
export function PostSearch({ asked, ask }: PostSearch) {
  const { t } = useTranslation('blog');
  return (
    <Box component="search" sx={{ display: 'block', maxWidth: 480 }}>
      <SearchField
        label={t('search')}
        value={asked}
        onCommit={ask}
        input={{ type: 'search', maxLength: SEARCH_TEXT_LIMIT }}
      />
    </Box>
  );
}
