import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { useFilledBefore } from '#web/ui/hydrated.ts';
import type { SuggestionsHandle } from '../global-search/suggestions.tsx';

const PlaceSuggestions = lazy(async () => ({
  default: (await import('./place-suggestions.tsx')).PlaceSuggestions,
}));

interface PlaceFieldProps {
  value: string;
  onChange: (place: string) => void;
  /** Called when a place was chosen, rather than typed. */
  onChoose?: (() => void) | undefined;
  layout: 'floating' | 'inline';
  /** Whether it is there for typing at once. */
  takesFocus?: boolean;
}

/** A place, with suggestions while it is typed: a combobox after the WAI-ARIA pattern. */
export function PlaceField({
  value,
  onChange,
  onChoose,
  layout,
  takesFocus = false,
}: PlaceFieldProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useRef<SuggestionsHandle>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  useFilledBefore(field, (before) => {
    if (before.value !== value) onChange(before.value);
  });

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function takeKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setIsOpen(true);
    if (isOpen && suggestions.current?.takeKey(event)) event.preventDefault();
  }

  function closeOutside(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    // In line it stays: what is below would move away under the finger that presses it.
    <Box
      onBlur={layout === 'floating' ? closeOutside : undefined}
      sx={{ position: { md: 'relative' } }}
    >
      <label htmlFor={id}>{t('find.where')}</label>
      <input
        ref={field}
        id={id}
        name="location"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? activeId : undefined}
        placeholder={t('find.wherePlaceholder')}
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_TEXT_LIMIT}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
        onKeyDown={takeKey}
      />
      {isOpen && (
        <Suspense>
          <PlaceSuggestions
            ref={suggestions}
            id={listId}
            text={value.trim()}
            layout={layout}
            onActiveChange={setActiveId}
            onChoose={(place) => {
              onChange(place);
              setIsOpen(false);
              onChoose?.();
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
