import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { History, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { forgetAllSearches, forgetSearch, rememberSearch } from '../../recent-searches.ts';
import { textSearchPath } from '../../text-search-path.ts';
import { floatingStyle } from './floating-style.ts';

interface RecentSearchesProps {
  ref: Ref<HTMLElement>;
  searches: readonly string[];
  layout: 'floating' | 'inline';
  onLeave: () => void;
  /** Gives the focus back to the field. */
  onReturn: () => void;
}

/** What was searched for lately. It follows the field, so that Tab and the arrows lead into it. */
export function RecentSearches({ ref, searches, layout, onLeave, onReturn }: RecentSearchesProps) {
  const { t } = useTranslation('search');
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);

  function move(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const row = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
    const next = links[row + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next) next.focus();
    else if (event.key === 'ArrowUp') onReturn();
  }

  return (
    <Box
      component="section"
      ref={ref}
      aria-labelledby={headingId}
      onKeyDown={move}
      sx={layout === 'floating' ? floatingStyle : { mt: 1.5 }}
    >
      <Box sx={headStyle}>
        <Typography id={headingId} component="h2" sx={headingStyle}>
          {t('suggestions.recent')}
        </Typography>
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            onReturn();
            forgetAllSearches();
          }}
        >
          {t('suggestions.clearRecent')}
        </Button>
      </Box>
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {searches.map((text) => (
          <Box component="li" key={text} sx={rowStyle}>
            <Box
              component={RouterLink}
              to={textSearchPath(text)}
              onClick={() => {
                rememberSearch(text);
                onLeave();
              }}
              sx={linkStyle}
            >
              <History size={18} aria-hidden />
              <span>{text}</span>
            </Box>
            <IconButton
              aria-label={t('suggestions.removeRecent', { text })}
              onClick={() => {
                onReturn();
                forgetSearch(text);
              }}
              sx={{ width: 44, height: 44 }}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  pl: 1.25,
} as const;

const headingStyle = { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 } as const;

const rowStyle = { display: 'flex', alignItems: 'center' } as const;

const linkStyle = {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.25,
  borderRadius: 2,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
  '& svg': { flex: 'none', color: 'text.secondary' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
