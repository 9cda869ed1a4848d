import i18next from 'i18next';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { Leaves } from '#domain/messages/message.ts';
import { byPeople } from './wording.ts';
import type { OwnWording, Wording } from './wording.ts';

/** A key as it is asked for: without what tells one form of a text from another. */
type TextKey<Key> = Key extends `${infer Base}_${'one' | 'other' | 'neutral'}` ? Base : Key;

/** What stands in a placeholder of a text. A string that is not said to be our own is by people. */
type Value = string | number | Wording;
type Values = Readonly<Record<string, Value>>;
type OwnValues = Readonly<Record<string, number | OwnWording>>;

/**
 * Translates a text of one language by its key. One with values that people wrote has a second form,
 * `…_neutral`, without them; where it has none, it is left out of emails to unconfirmed addresses.
 */
export type TextsOf<Texts> = <V extends Values = OwnValues>(
  key: TextKey<Leaves<Texts>>,
  values?: V,
) => V extends OwnValues ? OwnWording : Wording;

/**
 * The texts of a feature's emails, in each language.
 * @returns the texts of a language, by key
 */
export function mailTexts<Texts extends object>(
  texts: { en: Texts } & Record<Language, object>,
): (language: Language) => TextsOf<Texts> {
  const catalogue = i18next.createInstance({
    lng: DEFAULT_LANGUAGE,
    resources: Object.fromEntries(
      Object.entries(texts).map(([language, translation]) => [language, { translation }]),
    ),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void catalogue.init();
  return (language) => {
    const t = catalogue.getFixedT(language);
    const translate = (key: string, values: Values = {}): Wording => {
      const neutralValues = valuesOf(values, 'neutral');
      const isOwn = Object.keys(neutralValues).length === Object.keys(values).length;
      const neutralKey = isOwn ? key : `${key}_neutral`;
      const isThere = isOwn || catalogue.exists(neutralKey, { lng: language });
      return {
        named: t(key, valuesOf(values, 'named')),
        neutral: isThere ? t(neutralKey, neutralValues) : undefined,
      };
    };
    return translate as TextsOf<Texts>;
  };
}

/** The values of one form of a text; the neutral one does without what people wrote. */
function valuesOf(values: Values, form: keyof Wording): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = typeof value === 'number' ? value : wordingOf(value)[form];
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

function wordingOf(value: string | Wording): Wording {
  return typeof value === 'string' ? byPeople(value) : value;
}
