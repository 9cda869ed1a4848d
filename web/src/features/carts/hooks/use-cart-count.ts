import { useCartCountQuery } from '../cart-count.generated.ts';
import { useCartSession } from './use-cart-session.ts';
import { useRenewal } from './use-renewal.ts';

/** How many things are in the reader's cart, what they have just changed included. */
export function useCartCount(): number {
  const { isKnown, isUsed, userId, sessionId } = useCartSession();
  const { data, refetch } = useCartCountQuery({
    variables: { sessionId },
    skip: !isKnown,
    // Nobody is asked for the cart of a visitor who has none, where only the first thing may be shown.
    ...(!isUsed && { fetchPolicy: 'cache-only' }),
  });
  useRenewal(isUsed ? userId : undefined, refetch);
  return data?.cart.itemCount ?? 0;
}
