import { useContext, useEffect } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { switchLanguage } from '#web/lib/i18n.ts';
import { onLanguageStored, readLanguage } from '#web/lib/stored-language.ts';

/**
 * Keeps the document, the other tabs and the account together: the document names its language, a
 * choice in another tab is followed, and so is that of an account which logs in on a device where no
 * language was chosen.
 */
export function useLanguageKeeping(): void {
  const { language } = useTranslation().i18n;
  const { i18n } = useContext(I18nContext)!;
  const ofSession = useSession()?.language;
  const ofAccount = ofSession ? enumValue(ofSession, languages) : undefined;

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  useEffect(() => {
    const follow = async (chosen: Language) => {
      try {
        await switchLanguage(i18n, chosen);
      } catch {
        // The texts cannot be loaded now. Nobody asked for them here; the next page has them.
      }
    };
    const isChosen = readLanguage(document.cookie) !== undefined;
    if (ofAccount && !isChosen) void follow(ofAccount);
    return onLanguageStored((chosen) => void follow(chosen));
  }, [i18n, ofAccount]);
}
