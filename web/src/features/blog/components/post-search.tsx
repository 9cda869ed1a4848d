import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_LIMIT } from '#domain/search/limits.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { usePaused } from '#web/lib/paused.ts';

interface TextSearch {
  /** As it is typed. */
  text: string;
  /** What to look for; empty for nothing. */
  asked: string;
  setText: (text: string) => void;
}

/** Words that posts are looked for by, which stand in the address. */
export function usePostSearch(): TextSearch {
  const [params, setParams] = usePageParams();
  const [text, setText] = useState(() => params.get('q') ?? '');
  const paused = usePaused(text.trim());
  return {
    text,
    // Whoever empties the field need not wait.
    asked: text.trim() === '' ? '' : paused,
    setText(next) {
      setText(next);
      const search = next.trim() === '' ? {} : { q: next.trim() };
      setParams(search, { replace: true, preventScrollReset: true });
    },
  };
}

/** The field that posts are looked for with. */
export function PostSearch({ search }: { search: TextSearch }) {
  const { t } = useTranslation('blog');
  return (
    <Box component="search" sx={{ maxWidth: 480 }}>
      <TextField
        fullWidth
        size="small"
        type="search"
        label={t('search')}
        value={search.text}
        onChange={({ target }) => search.setText(target.value)}
        slotProps={{ htmlInput: { maxLength: TEXT_LIMIT } }}
      />
    </Box>
  );
}
