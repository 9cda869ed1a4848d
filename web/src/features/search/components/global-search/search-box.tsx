import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { useFilledBefore, useIsHydrated } from '#web/ui/hydrated.ts';
import { rememberSearch } from '../../recent-searches.ts';
import { textSearchPath } from '../../text-search-path.ts';
import type { ListState, SuggestionsHandle } from './suggestions.tsx';

// Most pages are left without a search; the field itself needs none of this.
const Suggestions = lazy(async () => ({
  default: (await import('./suggestions.tsx')).Suggestions,
}));

const NOTHING_SHOWN: ListState = { isShown: false, isListed: false, activeId: undefined };

/** The words of the search box, which stands on every page and so loads none of its own. */
export interface SearchBoxWords {
  label: string;
  placeholder: string;
  submit: string;
}

interface SearchBoxProps {
  words: SearchBoxWords;
  /** Whether suggestions open over what is below, or push it down. */
  layout: 'floating' | 'inline';
  /** Whether it is there for typing at once. */
  takesFocus?: boolean;
  /** Stands before the field. */
  before?: ReactNode;
  /** Stands at the end of the empty field. */
  hint?: ReactNode;
  /** Called when the search leads to another page. */
  onLeave?: (() => void) | undefined;
}

/**
 * A field that searches everything, with suggestions: a combobox after the WAI-ARIA pattern. It is
 * a plain form too, so that it works before and without scripts.
 */
export function SearchBox({
  words,
  layout,
  takesFocus = false,
  before,
  hint,
  onLeave,
}: SearchBoxProps) {
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useRef<SuggestionsHandle>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [list, setList] = useState(NOTHING_SHOWN);
  // Without scripts nobody would enable it again.
  const isHydrated = useIsHydrated();
  const canSubmit = text.trim() !== '' || !isHydrated;

  useFilledBefore(field, ({ value }) => {
    // Not for nothing: it would have the whole page's effects run at once.
    if (value) setText(value);
  });

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function open(): void {
    setWasOpened(true);
    setIsOpen(true);
  }

  const leave = useCallback(() => {
    setText('');
    setIsOpen(false);
    field.current?.blur();
    onLeave?.();
  }, [onLeave]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const asked = text.trim();
    if (asked === '') return;
    rememberSearch(asked);
    void navigate(textSearchPath(asked));
    leave();
  }

  function takeKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      // The first closes what is open, the second empties the field; the next is for others.
      const closes = isOpen && list.isShown && (layout === 'floating' || text !== '');
      if (!closes && text === '') return;
      event.preventDefault();
      event.stopPropagation();
      if (closes) setIsOpen(false);
      else setText('');
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
    if (suggestions.current?.takeKey(event)) event.preventDefault();
  }

  function closeOutside(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    <Box
      component="search"
      onBlur={closeOutside}
      sx={{
        position: 'relative',
        display: 'block',
        maxWidth: layout === 'floating' ? 560 : 'none',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {before}
        <Box
          component="form"
          aria-label={words.label}
          action="/search"
          onSubmit={submit}
          sx={formStyle}
        >
          <input
            ref={field}
            name="q"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-label={words.label}
            aria-autocomplete="list"
            aria-expanded={list.isListed}
            aria-controls={list.isListed ? listId : undefined}
            aria-activedescendant={list.activeId}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
            required
            maxLength={SEARCH_TEXT_LIMIT}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              open();
            }}
            onFocus={open}
            onClick={open}
            onKeyDown={takeKey}
          />
          {text === '' && hint}
          <IconButton
            type="submit"
            aria-label={words.submit}
            disabled={!canSubmit}
            sx={{ width: 44, height: 44 }}
          >
            <Search size={20} aria-hidden />
          </IconButton>
        </Box>
      </Box>
      {wasOpened && (
        <Suspense>
          <Suggestions
            ref={suggestions}
            id={listId}
            text={text.trim()}
            isOpen={isOpen}
            layout={layout}
            onListChange={setList}
            onLeave={leave}
            onReturn={() => field.current?.focus()}
          />
        </Suspense>
      )}
    </Box>
  );
}

const formStyle = {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
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
    height: '100%',
    p: 0,
    border: 0,
    outline: 'none',
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    textOverflow: 'ellipsis',
  },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
