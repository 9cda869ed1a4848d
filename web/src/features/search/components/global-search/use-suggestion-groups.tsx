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
import { textSearchPath } from '../../search-path.ts';
import { HitPicture } from './hit-picture.tsx';

/** Suggestions as groups of options, with the search of everything at the end. */
export function useSuggestionGroups(
  typed: string,
  groups: readonly SuggestedGroup[] | undefined,
): readonly OptionGroup[] {
  const { t, i18n } = useTranslation(['search', 'studios']);
  return useMemo(() => {
    const found: OptionGroup[] = (groups ?? []).map(({ kind, hits }) => ({
      id: kind,
      heading: t(`search:kinds.${kind}`),
      options: hits.map(({ id, title, url, detail, image, studioCount }): Option => ({
        id: `${kind}-${id}`,
        label: kind === 'CATEGORIES' ? categoryLabel(id) : title,
        detail:
          studioCount === null
            ? (detail ?? undefined)
            : [
                kind === 'CITIES' && countryOf(id, detail),
                t('studios:count', { count: studioCount }),
              ]
                .filter(Boolean)
                .join(' · '),
        picture: <HitPicture image={image} />,
        to: url,
      })),
    }));
    const everything: OptionGroup = {
      id: 'everything',
      options: [
        {
          id: 'everything',
          label: t('search:suggestions.all', { text: typed }),
          picture: <Search size={18} aria-hidden />,
          to: textSearchPath(typed),
          choose: () => rememberSearch(typed),
        },
      ],
    };
    return [...withOwnCategories(found), everything];

    function categoryLabel(id: string): string {
      const known = categoryIds.find((category) => category === id);
      return known ? t(`studios:categories.${known}`) : id;
    }

    function countryOf(id: string, detail: string | null): string | null {
      const code = cities.find((city) => city.id === id)?.countryCode;
      return code ? countryName(code, i18n.language) : detail;
    }

    /** Kinds of room by their name in the reader's language, which the server does not know. */
    function withOwnCategories(those: OptionGroup[]): OptionGroup[] {
      if (groups === undefined) return those;
      const listed = those.find(({ id }) => id === 'CATEGORIES');
      const own = categoryIds
        .filter((id) => matchText(typed, categoryLabel(id)))
        .filter((id) => !listed?.options.some((option) => option.id === `CATEGORIES-${id}`))
        .map((id): Option => ({
          id: `CATEGORIES-${id}`,
          label: categoryLabel(id),
          picture: <HitPicture image={null} />,
          to: `/studios/categories/${id}`,
        }));
      if (own.length === 0) return those;
      if (listed) {
        return those.map((group) =>
          group === listed ? { ...group, options: [...group.options, ...own] } : group,
        );
      }
      const group = { id: 'CATEGORIES', heading: t('search:kinds.CATEGORIES'), options: own };
      return those[0]?.id === 'CITIES' ? [those[0], group, ...those.slice(1)] : [group, ...those];
    }
  }, [groups, typed, t, i18n.language]);
}
