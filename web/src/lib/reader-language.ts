import { useTranslation } from 'react-i18next';
import { asLanguage, DEFAULT_LANGUAGE, languages } from '#domain/accounts/language.ts';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import type { Language } from '#web/lib/schema.generated.ts';

/** The language that the page is shown in, as the API names it. */
export function useReaderLanguage(): Language {
  const { i18n } = useTranslation();
  return enumName(asLanguage(i18n.language) ?? DEFAULT_LANGUAGE);
}

/**
 * What the `lang` of a text is to be: undefined for one in the reader's language. One that is not
 * written in theirs is in English.
 */
export function useForeignLanguage(language: Language): string | undefined {
  return useReaderLanguage() === language ? undefined : enumValue(language, languages);
}
