import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryIds } from '#domain/studios/category.ts';
import { cities } from '#domain/studios/city.ts';
import { matchText } from '#domain/search/text-match.ts';
import { countryName } from '#web/lib/countries.ts';
import type { Option, OptionGroup } from '#web/ui/option-list/option.ts';
import type { SuggestedGroup } from '../../hooks/use-suggestions.ts';
import { rememberSearch } from '../../recent-searches.ts';
import { textSearchPath } from '../../text-search-path.ts';
import { HitPicture } from './hit-picture.tsx';

type SuggestedHit = SuggestedGroup['hits'][number];

/** What the app calls things that the server knows by their English names only. */
interface Names {
  category: (id: string) => string;
  country: (cityId: string) => string | null;
  studios: (count: number) => string;
}

/** Suggestions as groups of options, with the search of everything at the end. */
export function useSuggestionGroups(
  typed: string,
  groups: readonly SuggestedGroup[] | undefined,
): readonly OptionGroup[] {
  const { t, i18n } = useTranslation(['search', 'studios']);
  const { language } = i18n;
  return useMemo(() => {
    const names: Names = {
      category: (id) => {
        const known = categoryIds.find((category) => category === id);
        return known ? t(`studios:categories.${known}`) : id;
      },
      country: (cityId) => {
        const code = cities.find(({ id }) => id === cityId)?.countryCode;
        return code ? countryName(code, language) : null;
      },
      studios: (count) => t('studios:count', { count }),
    };
    const found = (groups ?? []).map(({ kind, hits }): OptionGroup => ({
      id: kind,
      heading: t(`search:kinds.${kind}`),
      options: hits.map((hit) => optionOf(kind, hit, names)),
    }));
    const everything: Option = {
      id: 'everything',
      label: t('search:suggestions.all', { text: typed }),
      picture: <Search size={18} aria-hidden />,
      to: textSearchPath(typed),
      choose: () => rememberSearch(typed),
    };
    return [
      ...(groups ? withCategories(found, typed, names, t('search:kinds.CATEGORIES')) : []),
      { id: 'everything', options: [everything] },
    ];
  }, [groups, typed, t, language]);
}

function optionOf(kind: SuggestedGroup['kind'], hit: SuggestedHit, names: Names): Option {
  const { id, title, url, detail, image, studioCount } = hit;
  const place = kind === 'CITIES' ? (names.country(id) ?? detail) : detail;
  const count = studioCount === null ? null : names.studios(studioCount);
  return {
    id: `${kind}-${id}`,
    label: kind === 'CATEGORIES' ? names.category(id) : title,
    detail: [place, count].filter(Boolean).join(' · '),
    picture: <HitPicture image={image} />,
    to: url,
  };
}

/** `groups` with kinds of room by their names in the reader's language, too. */
function withCategories(
  groups: readonly OptionGroup[],
  typed: string,
  names: Names,
  heading: string,
): readonly OptionGroup[] {
  const listed = groups.find(({ id }) => id === 'CATEGORIES');
  const more = categoryIds
    .filter((id) => matchText(typed, names.category(id)))
    .map((id): Option => ({
      id: `CATEGORIES-${id}`,
      label: names.category(id),
      picture: <HitPicture image={null} />,
      to: `/studios/categories/${id}`,
    }))
    .filter(({ id }) => !listed?.options.some((option) => option.id === id));
  if (more.length === 0) return groups;
  const options = [...(listed?.options ?? []), ...more];
  const isBefore = ({ id }: OptionGroup) => id === 'CITIES';
  const isAfter = (group: OptionGroup) => !isBefore(group) && group !== listed;
  return [
    ...groups.filter(isBefore),
    { id: 'CATEGORIES', heading, options },
    ...groups.filter(isAfter),
  ];
}
