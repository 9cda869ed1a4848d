import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TEXT_LIMIT } from '#domain/search/limits.ts';

/** Searches for words. A plain form, so that it works before and without scripts. */
export function SearchForm({ onSearch }: { onSearch?: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    const text = typeof words === 'string' ? words.trim() : '';
    if (text === '') return;
    void navigate(`/search?${new URLSearchParams({ q: text }).toString()}`);
    onSearch?.();
  }

  return (
    <Box
      component="form"
      aria-label={t('nav.searchLabel')}
      action="/search"
      onSubmit={search}
      sx={formStyle}
    >
      <input
        name="q"
        type="search"
        aria-label={t('nav.searchLabel')}
        placeholder={t('nav.searchPlaceholder')}
        autoComplete="off"
        maxLength={TEXT_LIMIT}
      />
      <IconButton type="submit" aria-label={t('nav.searchSubmit')} sx={{ width: 44, height: 44 }}>
        <Search size={20} aria-hidden />
      </IconButton>
    </Box>
  );
}

const formStyle = {
  display: 'flex',
  alignItems: 'center',
  maxWidth: 560,
  height: 46,
  pl: 2.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  bgcolor: 'background.paper',
  '&:focus-within': { borderColor: 'text.primary' },
  '& input': {
    flex: 1,
    minWidth: 0,
    p: 0,
    border: 0,
    outline: 'none',
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    textOverflow: 'ellipsis',
  },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
} as const;
