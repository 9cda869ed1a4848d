import { useTranslation } from 'react-i18next';
import { asLanguage, DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import type { Language } from '#web/lib/schema.generated.ts';

/** The language that the page is shown in, as the API names it. */
export function useReaderLanguage(): Language {
  const { i18n } = useTranslation();
  return enumName(asLanguage(i18n.language) ?? DEFAULT_LANGUAGE);
}
