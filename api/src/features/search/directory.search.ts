import { languages } from '#domain/accounts/language.ts';
import { countryPages } from '#domain/studios/country.ts';
import { otherCityNames } from '#domain/studios/city-names.ts';
import { categoryPicture, cityPicture } from '#domain/studios/pictures.ts';
import { matchText } from '#domain/search/text-match.ts';
import {
  categoriesOf,
  categoryCountsOf,
  citiesOf,
  cityCountsOf,
} from '#api/features/studios/studio.loaders.ts';
import type { SearchHit, SearchSource, SourceResult } from '#api/lib/search-source.ts';

/** What the words after a place or a kind say no more than: "london studios", "drum rooms". */
const FILLERS = 'studios rooms';

/** Cities, by their name in any language or their country. */
export const citySource: SearchSource = {
  kind: 'cities',
  async find(context, text, limit) {
    const cities = matching(await citiesOf(context), text, ({ id, name, country }) => [
      [name, ...otherCityNames(id)],
      [country],
    ]);
    return resultOf(cities, limit, ({ id, name, country }) => ({
      id,
      title: name,
      slug: id,
      url: `/studios/cities/${id}`,
      detail: country,
      image: () => Promise.resolve(cityPicture(id)),
      studioCount: async () => (await cityCountsOf(context)).get(id) ?? 0,
    }));
  },
};

/** Countries with a studio, by their name in any language. */
export const countrySource: SearchSource = {
  kind: 'countries',
  async find(context, text, limit) {
    const cities = await citiesOf(context);
    const countries = [
      ...new Map(cities.map(({ countryCode, country }) => [countryCode, country])),
    ];
    const named = matching(countries, text, ([code, name]) => [[name, ...countryNamesOf(code)]]);
    // Counted only when one is meant.
    const counts = named.length > 0 ? await cityCountsOf(context) : new Map<string, number>();
    const found = named
      .map(([code, name]) => ({
        code,
        name,
        count: cities
          .filter(({ countryCode }) => countryCode === code)
          .reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0),
      }))
      .filter(({ count }) => count > 0);
    return resultOf(found, limit, ({ code, name, count }) => {
      const slug = countryPages.find((page) => page.code === code)?.slug;
      return {
        id: code,
        title: name,
        slug: slug ?? code,
        url: slug ? `/${slug}` : `/studios?country=${code}`,
        studioCount: () => Promise.resolve(count),
      };
    });
  },
};

const displayNames = languages.map(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
);

/** What a country is called in each of our languages. */
function countryNamesOf(code: string): string[] {
  return displayNames.flatMap((names) => names.of(code) ?? []);
}

/** Room types, by their name. */
export const categorySource: SearchSource = {
  kind: 'categories',
  async find(context, text, limit) {
    const categories = matching(await categoriesOf(context), text, ({ name }) => [[name]]);
    return resultOf(categories, limit, ({ id, name }) => ({
      id,
      title: name,
      slug: id,
      url: `/studios/categories/${id}`,
      image: () => Promise.resolve(categoryPicture(id)),
      studioCount: async () => (await categoryCountsOf(context)).get(id) ?? 0,
    }));
  },
};

/** Rows one of whose texts answers to what was typed, the best first; earlier texts are better. */
function matching<Row>(
  rows: readonly Row[],
  typed: string,
  textsOf: (row: Row) => readonly (readonly string[])[],
): Row[] {
  return rows
    .flatMap((row) => {
      const ranked = textsOf(row).flatMap((texts, rank) => texts.map((text) => ({ text, rank })));
      const scores = ranked.map(({ text, rank }) => {
        const match = matchText(typed, text) ?? matchText(typed, `${text} ${FILLERS}`);
        // Fillers alone name nothing.
        const isNamed = match?.ranges.some(([start]) => start < text.length);
        return isNamed ? match!.score - rank : undefined;
      });
      const known = scores.filter((score) => score !== undefined);
      return known.length > 0 ? [{ row, score: Math.max(...known) }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ row }) => row);
}

function resultOf<Row>(
  rows: readonly Row[],
  limit: number,
  hitOf: (row: Row) => SearchHit,
): SourceResult {
  return {
    hits: rows.slice(0, limit).map(hitOf),
    totalCount: () => Promise.resolve(rows.length),
  };
}
