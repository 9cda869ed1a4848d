import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/**
 * Something that is on or off and is stored as soon as it is switched. It shows at once what was
 * chosen, and goes back with a toast when that could not be stored. However quickly it is switched
 * to and fro, one choice is stored after the other, and the last one stays.
 * @param stored what is stored as far as is known
 * @param store stores a choice, after which `stored` is that
 */
export function useImmediateChoice(
  stored: boolean,
  store: (choice: boolean) => Promise<unknown>,
): { isOn: boolean; choose: (choice: boolean) => void } {
  const { t } = useTranslation('accounts');
  const [shown, setShown] = useState<boolean>();
  const wanted = useRef(stored);
  const isStoring = useRef(false);

  async function storeWanted(): Promise<void> {
    isStoring.current = true;
    try {
      let last: boolean | undefined;
      while (last !== wanted.current) {
        last = wanted.current;
        await store(last);
      }
    } catch (error) {
      const description = failureOf(error).message ?? t('notifications.failed');
      showToast({ tone: 'error', title: t('notifications.failedTitle'), description });
    } finally {
      isStoring.current = false;
      setShown(undefined);
    }
  }

  function choose(choice: boolean): void {
    wanted.current = choice;
    setShown(choice);
    if (!isStoring.current) void storeWanted();
  }

  return { isOn: shown ?? stored, choose };
}
