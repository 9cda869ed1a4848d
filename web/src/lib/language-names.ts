/** Made once for each language: that takes a phone longer than all the names on a page. */
const names = new Map<string, Intl.DisplayNames>();

/** What a language (ISO 639-1) is called in a language, as it stands alone: `Français`. */
export function languageName(code: string, language: string): string {
  let inLanguage = names.get(language);
  if (!inLanguage) {
    names.set(language, (inLanguage = new Intl.DisplayNames(language, { type: 'language' })));
  }
  const name = inLanguage.of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Languages in a sentence, in the order given: `English, German, and Japanese`. */
export function languageList(codes: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(codes.map((code) => languageName(code, language)));
}
