import { useEffect, useState } from 'react';
import { SUGGESTION_LIMIT, SUGGESTION_MIN_LENGTH } from '#domain/search/search-kind.ts';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { useSearchSuggestionsQuery } from '../components/global-search/suggestions.generated.ts';
import type { SearchSuggestionsQuery } from '../components/global-search/suggestions.generated.ts';
import { PAUSE_MS } from '#web/lib/paused.ts';

export type SuggestedGroup = SearchSuggestionsQuery['siteSearch'][number];

export interface Suggestions {
  /** Whether what is typed is long enough for any. */
  isWanted: boolean;
  /** What the groups answer to; it may lag behind what is typed. */
  text: string;
  /** Undefined until there is a first result. */
  groups: readonly SuggestedGroup[] | undefined;
  /** Whether the groups answer to what is typed now. */
  isCurrent: boolean;
  hasFailed: boolean;
}

/**
 * What may be meant by `typed`, from two characters on and once typing pauses (spec §2.8). An
 * answer to what was typed before shows until the next one is there, and never after it.
 */
export function useSuggestions(typed: string): Suggestions {
  const isWanted = typed.length >= SUGGESTION_MIN_LENGTH;
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = isWanted && asked.length >= SUGGESTION_MIN_LENGTH;
  const { data, error } = useSearchSuggestionsQuery({
    variables: { text: asked, first: SUGGESTION_LIMIT, language: useReaderLanguage() },
    skip: !isAsked,
  });
  const groups = isAsked ? data?.siteSearch : undefined;
  const [answered, setAnswered] = useState<{ text: string; groups: typeof groups }>();
  if (groups && (answered?.groups !== groups || answered.text !== asked)) {
    setAnswered({ text: asked, groups });
  }
  const hasFailed = isAsked && error !== undefined && asked === typed;
  // What somebody is adding to or taking back from, and nothing that they have long left.
  const shown = answered && isContinued(answered.text, typed) ? answered : undefined;
  return {
    isWanted,
    text: shown?.text ?? '',
    groups: isWanted && !hasFailed ? shown?.groups : undefined,
    isCurrent: asked === typed && (groups !== undefined || hasFailed),
    hasFailed,
  };
}

function isContinued(before: string, typed: string): boolean {
  return typed.startsWith(before) || before.startsWith(typed);
}
