import { useContext } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { asLanguage, DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { useSetLanguageMutation } from '#web/features/accounts/language.generated.ts';
import { switchLanguage } from '#web/lib/i18n.ts';
import { storeLanguage } from '#web/lib/stored-language.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** The reader's language, and how they choose another. */
export function useLanguage(): {
  language: Language;
  /** Shows everything in another language at once, and remembers it (spec §4, §8). */
  choose: (language: Language) => Promise<void>;
} {
  const { t, i18n } = useTranslation();
  const instance = useContext(I18nContext)!.i18n;
  const isLoggedIn = useSession() !== null;
  const [setLanguage] = useSetLanguageMutation();
  const current = asLanguage(i18n.language) ?? DEFAULT_LANGUAGE;

  const choose = async (language: Language): Promise<void> => {
    try {
      if (!(await switchLanguage(instance, language))) return;
    } catch {
      showToast({
        tone: 'error',
        title: t('language.failed'),
        description: t('language.tryLater'),
      });
      return;
    }
    storeLanguage(language);
    // In the language that was chosen: what this was rendered with still speaks the former one.
    const chosen = instance.getFixedT(language);
    showToast({ tone: 'success', title: chosen('language.changed') });
    if (!isLoggedIn) return;
    try {
      await setLanguage({ variables: { language: enumName(language) } });
    } catch {
      showToast({
        title: chosen('language.changed'),
        description: chosen('language.notStored'),
      });
    }
  };
  return { language: current, choose };
}
