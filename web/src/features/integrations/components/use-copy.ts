import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** A function that copies a text, and says so. */
export function useCopy(): (text: string, copied: string) => Promise<void> {
  const { t } = useTranslation('integrations');
  return async (text, copied) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'success', title: copied });
    } catch {
      showToast({ tone: 'error', title: t('notCopied') });
    }
  };
}
