/** Made once for each language: that takes a phone longer than all the names on a page. */
const names = new Map<string, Intl.DisplayNames>();

/** What a country (ISO 3166-1 alpha-2) is called in a language; anything else stays as it is. */
export function countryName(code: string, language: string): string {
  let inLanguage = names.get(language);
  if (!inLanguage) {
    names.set(language, (inLanguage = new Intl.DisplayNames(language, { type: 'region' })));
  }
  return /^[A-Z]{2}$/.test(code) ? (inLanguage.of(code) ?? code) : code;
}
