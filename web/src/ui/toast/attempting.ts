import { failureOf } from '#web/lib/failures.ts';
import { showToast } from './toast-store.ts';

/**
 * A way to try things that are pressed: it does one, asks for what is shown again whatever came of it,
 * since somebody else may have been faster, and says that it is done, or why it could not be.
 * @param renew asks for what is shown again
 * @param failed what is said before the reason
 */
export function attempting(renew: () => Promise<unknown>, failed: string) {
  return async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    try {
      await work();
      await renew();
      if (done !== undefined) showToast({ tone: 'success', title: done });
    } catch (error) {
      showToast({ tone: 'error', title: failed, description: failureOf(error).message });
      await renew();
    }
  };
}
