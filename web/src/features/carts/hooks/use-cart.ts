import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Failure } from '#web/lib/failures.ts';
import type { CartItemOptionsInput } from '#web/lib/schema.generated.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { cartChangesOf } from '../cart-changes.ts';
import type { ChangeOutcome } from '../cart-changes.ts';
import type { CartLineFragment } from '../cart.generated.ts';

/** What is put into the cart. */
export interface CartChoice {
  variantId: string;
  quantity: number;
  options: CartItemOptionsInput | null;
}

type FailureText =
  | 'toast.addFailed'
  | 'toast.quantityFailed'
  | 'toast.removeFailed'
  | 'toast.clearFailed'
  | 'toast.saveFailed';

/**
 * Changes of the reader's cart, each of which shows at once, and no longer once it failed (spec §4).
 * They say how it ended by the toasts of spec §8, and return why it failed.
 */
export function useCart() {
  const { t } = useTranslation('carts');
  const client = useApolloClient();
  const navigate = useNavigate();
  return useMemo(() => {
    const changes = cartChangesOf(client);

    function ended(outcome: ChangeOutcome, failed: FailureText): Failure | undefined {
      if (outcome.state !== 'failed') return undefined;
      showToast({ tone: 'error', title: t('toast.error'), description: t(failed) });
      return outcome.failure;
    }

    async function put(choice: CartChoice): Promise<ChangeOutcome> {
      return changes.make({ kind: 'add', ...choice });
    }

    return {
      add: async (choice: CartChoice): Promise<Failure | undefined> => {
        const outcome = await put(choice);
        if (outcome.state === 'done') {
          const action = { label: t('toast.view'), onSelect: () => void navigate('/cart') };
          showToast({ tone: 'success', title: t('toast.added'), action });
        }
        return ended(outcome, 'toast.addFailed');
      },

      setQuantity: async (
        line: CartLineFragment,
        quantity: number,
      ): Promise<Failure | undefined> => {
        const outcome = await changes.make({ kind: 'quantity', itemId: line.id, quantity });
        if (outcome.state === 'failed') {
          const { reloadCart } = await import('../cart-calls.ts');
          await reloadCart(client);
        }
        return ended(outcome, 'toast.quantityFailed');
      },

      remove: async (line: CartLineFragment): Promise<Failure | undefined> => {
        const outcome = await changes.make({ kind: 'remove', itemId: line.id });
        if (outcome.state === 'done') {
          const undo = async () => ended(await put(choiceOf(line)), 'toast.addFailed');
          const action = { label: t('toast.undo'), onSelect: () => void undo() };
          showToast({ title: t('toast.removed'), action });
        }
        return ended(outcome, 'toast.removeFailed');
      },

      clear: async (): Promise<Failure | undefined> => {
        const outcome = await changes.make({ kind: 'clear' });
        if (outcome.state === 'done') showToast({ title: t('toast.cleared') });
        return ended(outcome, 'toast.clearFailed');
      },

      setSaved: async (line: CartLineFragment, isSaved: boolean): Promise<Failure | undefined> => {
        const outcome = await changes.make({ kind: 'save', itemId: line.id, isSaved });
        return ended(outcome, 'toast.saveFailed');
      },

      /** Uses a coupon, or none; the form says why that failed. */
      setCoupon: async (code: string | null): Promise<Failure | undefined> => {
        const outcome = await changes.make({ kind: 'coupon', code });
        return outcome.state === 'failed' ? outcome.failure : undefined;
      },
    };
  }, [client, navigate, t]);
}

/** What puts a line back that was removed. */
function choiceOf({ variant, quantity, options }: CartLineFragment): CartChoice {
  const { __typename, ...chosen } = options;
  return { variantId: variant.id, quantity, options: chosen };
}
