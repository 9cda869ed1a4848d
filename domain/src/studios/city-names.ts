import type { Language } from '#domain/accounts/language.ts';
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
