import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/**
 * What changes of a list have in common.
 * @param onChanged reads the list again
 */
export function useListChanges(onChanged: () => Promise<void>) {
  const { t } = useTranslation('admin');

  /** @returns whether it worked; else it is said what did not */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      await onChanged();
      return true;
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('entries.failed'), description: message });
      return false;
    }
  }

  /** Says that something is removed, and offers to take that back. */
  function removed(title: string, restore: () => Promise<unknown>): void {
    showToast({
      tone: 'success',
      title: t('entries.removed', { title }),
      action: { label: t('entries.undo'), onSelect: () => void attempt(restore) },
    });
  }

  return { attempt, removed };
}
