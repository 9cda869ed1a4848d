import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** What can be decided about the items of a queue, and what is said once it is. */
export interface Decisions<Item> {
  approve: (item: Item) => Promise<unknown>;
  giveBack: (item: Item, reasons: string) => Promise<unknown>;
  /** Asks again what waits. */
  refetch: () => Promise<unknown>;
  approved: (count: number) => string;
  givenBack: (count: number) => string;
}

/** Decides about several items, one after the other; what could not be decided stays, and says why. */
export function useDecisions<Item>(on: Decisions<Item>) {
  const { t } = useTranslation('admin');
  const [isBusy, setIsBusy] = useState(false);

  /** @throws what failed first, when nothing could be decided */
  async function decide(
    items: readonly Item[],
    one: (item: Item) => Promise<unknown>,
    done: (count: number) => string,
  ): Promise<void> {
    setIsBusy(true);
    const failures: unknown[] = [];
    for (const item of items) {
      try {
        await one(item);
      } catch (error) {
        failures.push(error);
      }
    }
    const count = items.length - failures.length;
    if (count > 0) showToast({ tone: 'success', title: done(count) });
    try {
      await on.refetch();
    } finally {
      setIsBusy(false);
    }
    if (count === 0) throw failures[0];
    failures.forEach(sayFailed);
  }

  function sayFailed(error: unknown): void {
    const description = failureOf(error).message;
    showToast({ tone: 'error', title: t('approvals.failed'), description });
  }

  return {
    isBusy,
    approve: (items: readonly Item[]) =>
      decide(items, on.approve, on.approved).catch((error: unknown) => sayFailed(error)),
    giveBack: (items: readonly Item[], reasons: string) =>
      decide(items, (item) => on.giveBack(item, reasons), on.givenBack),
  };
}
