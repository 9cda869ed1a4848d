import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryIds } from '#domain/studios/category.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { placeKinds, SUGGESTION_LIMIT } from '#domain/search/search-kind.ts';
import { matchText } from '#domain/search/text-match.ts';
import type { Option, OptionGroup } from '#web/ui/option-list/option.ts';
import { useHitNames } from '../../hooks/use-hit-names.ts';
import type { HitNames } from '../../hooks/use-hit-names.ts';
import type { SuggestedGroup } from '../../hooks/use-suggestions.ts';
import { rememberSearch } from '../../recent-searches.ts';
import { textSearchPath } from '../../text-search-path.ts';
import { HitPicture } from './hit-picture.tsx';

/** Suggestions as groups of options, with the search of everything at the end. */
export function useSuggestionGroups(
  typed: string,
  groups: readonly SuggestedGroup[] | undefined,
): readonly OptionGroup[] {
  const { t } = useTranslation('search');
  const names = useHitNames();
  return useMemo(() => {
    const found = (groups ?? []).map(({ kind, hits }): OptionGroup => ({
      id: kind,
      heading: t(`kinds.${kind}`),
      options: hits.map((hit): Option => ({
        // Names of gear and places have spaces in them.
        id: `${kind}-${hit.id.replaceAll(' ', '_')}`,
        label: names.label(kind, hit),
        detail: names.detail(kind, hit),
        picture: <HitPicture image={hit.image} />,
        to: hit.url,
      })),
    }));
    const everything: Option = {
      id: 'everything',
      label: t('suggestions.all', { text: typed }),
      picture: <Search size={18} aria-hidden />,
      to: textSearchPath(typed),
      choose: () => rememberSearch(typed),
    };
    return [
      ...(groups ? withCategories(found, typed, names, t('kinds.CATEGORIES')) : []),
      { id: 'everything', options: [everything] },
    ];
  }, [groups, typed, t, names]);
}

const places = placeKinds.map(enumName);

/** `groups` with room types by their names in the reader's language, too. */
function withCategories(
  groups: readonly OptionGroup[],
  typed: string,
  names: HitNames,
  heading: string,
): readonly OptionGroup[] {
  const listed = groups.find(({ id }) => id === 'CATEGORIES');
  const more = categoryIds
    .map((id) => ({ id, label: names.label('CATEGORIES', { id, title: id }) }))
    .filter(({ label }) => matchText(typed, label))
    .map(({ id, label }): Option => ({
      id: `CATEGORIES-${id}`,
      label,
      picture: <HitPicture image={null} />,
      to: `/studios/categories/${id}`,
    }))
    .filter(({ id }) => !listed?.options.some((option) => option.id === id));
  if (more.length === 0) return groups;
  const options = [...(listed?.options ?? []), ...more].slice(0, SUGGESTION_LIMIT);
  const isBefore = ({ id }: OptionGroup) => (places as readonly string[]).includes(id);
  const isAfter = (group: OptionGroup) => !isBefore(group) && group !== listed;
  return [
    ...groups.filter(isBefore),
    { id: 'CATEGORIES', heading, options },
    ...groups.filter(isAfter),
  ];
}
