import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { LastWish } from '#web/lib/last-wish.ts';
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
  const [wish] = useState(() => new LastWish(stored));

  async function choose(choice: boolean): Promise<void> {
    wish.want(choice);
    setShown(choice);
    try {
      // Whatever was known before, what is chosen is stored.
      const isSettled = await wish.settle({
        stored: () => undefined,
        store: async (wanted) => {
          await store(wanted);
          return wanted;
        },
      });
      if (isSettled) setShown(undefined);
    } catch (error) {
      const description = failureOf(error).message ?? t('notifications.failed');
      showToast({ tone: 'error', title: t('notifications.failedTitle'), description });
      setShown(undefined);
    }
  }

  return { isOn: shown ?? stored, choose: (choice) => void choose(choice) };
}
