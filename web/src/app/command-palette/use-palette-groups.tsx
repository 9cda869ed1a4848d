import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchText } from '#domain/search/text-match.ts';
import { useSuggestionGroups } from '#web/features/search/components/global-search/use-suggestion-groups.tsx';
import { useSuggestions } from '#web/features/search/hooks/use-suggestions.ts';
import type { Option, OptionGroup } from '#web/ui/option-list/option.ts';
import { readRecentCommands } from './recent-commands.ts';
import { useActions } from './use-actions.tsx';
import { usePages } from './use-pages.tsx';

/** Commands of each kind that are listed for a text. */
const LISTED = 5;
/** And before anything is typed. */
const LISTED_AT_FIRST = 8;

/**
 * What can be chosen for `typed`: pages and actions by their names in the reader's language, then
 * whatever the search of the site suggests. Without a text, what was chosen lately comes first.
 */
export function usePaletteGroups(typed: string): {
  groups: readonly OptionGroup[];
  isCurrent: boolean;
} {
  const { t } = useTranslation();
  const pages = usePages();
  const actions = useActions();
  const suggestions = useSuggestions(typed);
  const suggested = useSuggestionGroups(typed, suggestions.groups);
  const [recent] = useState(readRecentCommands);

  if (typed === '') {
    const known = new Map([...pages, ...actions].map((option) => [option.id, option]));
    const lately = recent.flatMap(({ id, label, to }): Option[] => {
      const command = known.get(id);
      if (!command && to === undefined) return [];
      const picture = command?.picture ?? <History size={18} aria-hidden />;
      return [{ ...(command ?? { label, to }), id: `recent-${id}`, picture }];
    });
    const groups = [
      { id: 'recent', heading: t('palette.recent'), options: lately },
      { id: 'pages', heading: t('palette.pages'), options: pages.slice(0, LISTED_AT_FIRST) },
      { id: 'actions', heading: t('palette.actions'), options: actions.slice(0, LISTED) },
    ];
    return { groups: groups.filter(({ options }) => options.length > 0), isCurrent: true };
  }
  const groups = [
    { id: 'pages', heading: t('palette.pages'), options: matching(pages, typed) },
    { id: 'actions', heading: t('palette.actions'), options: matching(actions, typed) },
  ].filter(({ options }) => options.length > 0);
  return {
    groups: [...groups, ...suggested],
    isCurrent: !suggestions.isWanted || suggestions.isCurrent,
  };
}

/** Options whose label answers to what was typed, the best first. */
function matching(options: readonly Option[], typed: string): Option[] {
  return options
    .flatMap((option) => {
      const match = matchText(typed, option.label);
      return match ? [{ option, score: match.score }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, LISTED)
    .map(({ option }) => option);
}
