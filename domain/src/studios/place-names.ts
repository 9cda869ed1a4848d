import { languages } from '#domain/accounts/language.ts';
import { cities, countryNames } from './city.ts';
import { otherCityNames } from './city-names.ts';

interface Translation {
  /** Words, as {@link plain} leaves them. */
  words: readonly string[];
  english: readonly string[];
}

/** `word` as it is compared: lower case, without accents. */
function plain(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const elsewhere = languages
  .filter((language) => language !== 'en')
  .map((language) => new Intl.DisplayNames(language, { type: 'region' }));

const names: readonly (readonly [other: string, english: string])[] = [
  ...cities.flatMap(({ id, name }) => otherCityNames(id).map((other) => [other, name] as const)),
  ...Object.entries(countryNames).flatMap(([code, name]) =>
    elsewhere.flatMap((language) => [[language.of(code) ?? name, name] as const]),
  ),
];

const translations: readonly Translation[] = names.map(([other, english]) => ({
  words: other.split(' ').map(plain),
  english: english.toLowerCase().split(' '),
}));

/**
 * The words of a search with the names that cities and countries have in other languages put into
 * English, which listings are written in: `estudio londres` becomes `estudio london`.
 */
export function withEnglishPlaces(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let index = 0; index < words.length;) {
    const known = translations.find((translation) =>
      translation.words.every((word, offset) => word === plain(words[index + offset] ?? '')),
    );
    result.push(...(known?.english ?? [words[index]!]));
    index += known?.words.length ?? 1;
  }
  return result;
}
