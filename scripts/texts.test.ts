import { describe, expect, test } from 'vitest';
import { languages } from '../domain/src/accounts/language.ts';
import type { Language } from '../domain/src/accounts/language.ts';
import { englishWords, sameInEnglish } from './lib/english.ts';
import { baseOf, formOf, readCatalogues } from './lib/catalogues.ts';
import type { Texts } from './lib/catalogues.ts';

const translations = languages.filter((language) => language !== 'en');

const cases = readCatalogues().flatMap(({ folder, texts }) =>
  translations.map((language) => ({
    name: `${folder}/${language}.json`,
    language,
    english: texts.en,
    texts: texts[language],
  })),
);

/** What stands for values and for links in a text. */
function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{\{.*?\}\}|\{\w+\}|<\/?\d+>/g))].toSorted().join(' ');
}

/** The forms that a language has of each text that is counted. */
function formsNeeded(english: Texts, language: Language): string[] {
  const counted = [...english.keys()].filter((key) => formOf(key) === 'other').map(baseOf);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const zeroes = [...english.keys()].filter((key) => formOf(key) === 'zero');
  return [...counted.flatMap((key) => pluralCategories.map((form) => `${key}_${form}`)), ...zeroes];
}

describe('English', () => {
  test.each(readCatalogues().map(({ folder, texts }) => ({ folder, texts: texts.en })))(
    'has every plural form in $folder',
    ({ texts }) => {
      const counted = [...texts.keys()].filter((key) => formOf(key) !== undefined).toSorted();
      expect(counted).toEqual(formsNeeded(texts, 'en').toSorted());
    },
  );
});

/** Words that only British English spells so. */
const BRITISH = /\b\w*(?:colour|neighbour|favourite|cancell(?:ed|ing)|organis|centre|travell)\w*/gi;

/** Who is addressed formally, where no sentence begins. */
const FORMAL_GERMAN = /(?<=[\p{Ll},;] )(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/gu;

describe('the voice', () => {
  const allOf = (language: Language) =>
    readCatalogues().flatMap(({ texts }) => [...texts[language].values()]);

  test('is American in English', () => {
    expect(allOf('en').flatMap((text) => text.match(BRITISH) ?? [])).toEqual([]);
    expect('The colours of your neighbourhood were cancelled'.match(BRITISH)).toHaveLength(3);
  });

  test('says du in German', () => {
    expect(allOf('de').flatMap((text) => text.match(FORMAL_GERMAN) ?? [])).toEqual([]);
    expect('Bitte prüfen Sie Ihre Eingabe'.match(FORMAL_GERMAN)).toHaveLength(2);
  });
});

describe.each(cases)('$name', ({ language, english, texts }) => {
  test('has the keys of the English texts, with the plural forms of its language', () => {
    const plain = [...english.keys()].filter((key) => formOf(key) === undefined);
    const needed = [...plain, ...formsNeeded(english, language)];
    expect([...texts.keys()].toSorted()).toEqual(needed.toSorted());
  });

  test('has the placeholders of the English texts', () => {
    const wrong = [...texts].filter(([key, text]) => {
      const model = english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? '';
      return placeholdersOf(text) !== placeholdersOf(model);
    });
    expect(wrong).toEqual([]);
  });

  test('has no text left in English', () => {
    const left = [...texts].filter(([key, text]) => {
      const isCopy = text === english.get(key);
      return (
        (isCopy && !sameInEnglish(tokenize(text), language)) || hasEnglishWords(text, language)
      );
    });
    expect(left).toEqual([]);
  });
});

/** The words of a text, in lower case, without what stands for values. */
function tokenize(text: string): string[] {
  const plain = text.replaceAll(/\{\{.*?\}\}|\{\w+\}|<\/?\d+>/g, ' ');
  return plain.toLowerCase().match(/[\p{L}_'’]+/gu) ?? [];
}

/** Whether words stand in a text that only English has. */
function hasEnglishWords(text: string, language: Language): boolean {
  return tokenize(text).some((word) => englishWords[language].has(word));
}

describe('the detector of English', () => {
  test.each([
    ['The studio is yours', 'de', true],
    ['Deine Buchung is confirmed', 'de', true],
    ['Das Studio gehört dir', 'de', false],
    ['Réservez your studio', 'fr', true],
    ['スタジオを book する', 'ja', true],
    ['Elige una fecha', 'es', false],
  ] as const)('reads "%s" in %s', (text, language, expected) => {
    expect(hasEnglishWords(text, language)).toBe(expected);
  });
});
