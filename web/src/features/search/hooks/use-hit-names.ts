import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryIds } from '#domain/studios/category.ts';
import { cities } from '#domain/studios/city.ts';
import { cityNameIn } from '#domain/studios/city-names.ts';
import { countryName } from '#web/lib/countries.ts';
import type { SearchKind } from '#web/lib/schema.generated.ts';

interface Hit {
  id: string;
  title: string;
  detail: string | null;
  studioCount: number | null;
}

/** What search results are called in the reader's language. */
export interface HitNames {
  label: (kind: SearchKind, hit: Pick<Hit, 'id' | 'title'>) => string;
  /** Where it is and how much there is of it. */
  detail: (kind: SearchKind, hit: Hit) => string;
}

/** Names that the server knows in English only are given in the reader's language. */
export function useHitNames(): HitNames {
  const { t, i18n } = useTranslation('studios');
  const { language } = i18n;
  return useMemo(
    () => ({
      label: (kind, { id, title }) => {
        const category = kind === 'CATEGORIES' && categoryIds.find((known) => known === id);
        if (category) return t(`categories.${category}`);
        if (kind === 'COUNTRIES') return countryName(id, language);
        return kind === 'CITIES' ? cityNameIn(language, { id, name: title }) : title;
      },
      detail: (kind, { id, detail, studioCount }) => {
        const city = kind === 'CITIES' ? cities.find((known) => known.id === id) : undefined;
        const [cityId = ''] = id.split('/');
        const place = city
          ? countryName(city.countryCode, language)
          : kind === 'NEIGHBOURHOODS' && detail
            ? cityNameIn(language, { id: cityId, name: detail })
            : detail;
        const count = studioCount === null ? null : t('count', { count: studioCount });
        return [place, count].filter(Boolean).join(' · ');
      },
    }),
    [t, language],
  );
}
