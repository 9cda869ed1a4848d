/** The languages of the product (spec §9), as ISO 639-1 codes. */
export const languages = ['en', 'es', 'fr', 'de', 'ja'] as const;
export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** What each language is called by those who speak it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
};

/** Cookie that holds the language which a reader has chosen on a device. */
export const LANGUAGE_COOKIE = 'language';

/** One of ours, or undefined when `value` is anything else. */
export function asLanguage(value: unknown): Language | undefined {
  return languages.find((language) => language === value);
}

/** More than browsers send; what comes after is not looked at. */
const LONGEST_LIST = 40;

/**
 * The language of ours that an `Accept-Language` header asks for most (RFC 9110, §12.5.4): by
 * weight, then by place in the header; `de-AT` is served by German. What is refused with a weight of
 * 0 is not chosen by `*`. English when none fits.
 */
export function preferredLanguage(acceptLanguage: string): Language {
  const wishes = acceptLanguage.split(',', LONGEST_LIST).flatMap(readWish);
  const refused = new Set(wishes.filter(({ weight }) => weight === 0).map(({ range }) => range));
  const inOrder = wishes
    .filter(({ weight }) => weight > 0)
    // Stable: equal weights stay in the order of the header.
    .toSorted((one, other) => other.weight - one.weight);
  for (const { range } of inOrder) {
    const language =
      range === '*'
        ? [DEFAULT_LANGUAGE, ...languages].find((candidate) => !refused.has(candidate))
        : asLanguage(range.split('-', 1)[0]);
    if (language && !refused.has(language)) return language;
  }
  return DEFAULT_LANGUAGE;
}

function readWish(text: string): { range: string; weight: number }[] {
  const match =
    /^\s*(?<range>\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q=(?<weight>[01](?:\.\d{0,3})?)\s*)?$/i.exec(
      text,
    );
  if (!match?.groups?.range) return [];
  const weight = Number(match.groups.weight ?? 1);
  return weight > 1 ? [] : [{ range: match.groups.range.toLowerCase(), weight }];
}
