import { useApolloClient } from '@apollo/client/react';
import { CartCountDocument } from '#web/features/carts/cart-count.generated.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { dropAttempt } from '../placed-order.ts';
import { CHECKOUT_DRAFT } from '../shipping-values.ts';

/** Once an order is placed, what was typed is kept no longer, and the cart is another one. */
export function useFinishing(): () => Promise<void> {
  const client = useApolloClient();
  const draft = useDraft(CHECKOUT_DRAFT);
  return async () => {
    draft.drop();
    dropAttempt();
    await client.refetchQueries({ include: [CartCountDocument] });
  };
}
