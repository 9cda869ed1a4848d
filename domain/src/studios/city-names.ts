import type { Language } from '#domain/accounts/language.ts';
import { cities } from './city.ts';
import type { CityId } from './city.ts';

type Names = Partial<Record<Language, string>>;

/** What the twelve cities are called in other languages, where that is not their English name. */
const namesElsewhere: Readonly<Record<CityId, Names>> = {
  'los-angeles': { es: 'Los Ángeles', ja: 'ロサンゼルス' },
  'new-york': { es: 'Nueva York', ja: 'ニューヨーク' },
  nashville: { ja: 'ナッシュビル' },
  london: { es: 'Londres', fr: 'Londres', ja: 'ロンドン' },
  atlanta: { ja: 'アトランタ' },
  tokyo: { es: 'Tokio', de: 'Tokio', ja: '東京' },
  berlin: { es: 'Berlín', ja: 'ベルリン' },
  paris: { es: 'París', ja: 'パリ' },
  austin: { ja: 'オースティン' },
  miami: { ja: 'マイアミ' },
  sydney: { es: 'Sídney', ja: 'シドニー' },
  stockholm: { es: 'Estocolmo', ja: 'ストックホルム' },
};

const noNames: Names = {};

function namesOf(id: string): Names {
  return (namesElsewhere as Readonly<Record<string, Names>>)[id] ?? noNames;
}

/** What a city is called in a language; `name` where nothing else is known. */
export function cityNameIn(language: string, { id, name }: { id: string; name: string }): string {
  return (namesOf(id) as Readonly<Record<string, string>>)[language] ?? name;
}

/** What a city is called in languages other than English, each name once. */
export function otherCityNames(id: string): string[] {
  return [...new Set(Object.values(namesOf(id)))];
}

interface Translation {
  /** Words, as {@link plain} leaves them. */
  words: readonly string[];
  english: readonly string[];
}

/** `word` as it is compared: lower case, without accents. */
function plain(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const translations: readonly Translation[] = cities.flatMap(({ id, name }) =>
  otherCityNames(id).map((other) => ({
    words: other.split(' ').map(plain),
    english: name.toLowerCase().split(' '),
  })),
);

/**
 * The words of a search with the names that cities have in other languages put into English, which
 * listings are written in: `estudio londres` becomes `estudio london`.
 */
export function withEnglishCities(words: readonly string[]): string[] {
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
