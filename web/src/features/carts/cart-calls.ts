import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { currentUser } from '#web/features/accounts/session.ts';
import type { CartChange } from './cart-changes.ts';
import { readCartSession, requireCartSession, showCartSession } from './cart-session.ts';
import {
  AddCartItemDocument,
  ApplyCouponDocument,
  CartDocument,
  ClearCartDocument,
  MoveCartItemToCartDocument,
  RemoveCartItemDocument,
  RemoveCouponDocument,
  SaveCartItemForLaterDocument,
  UpdateCartItemDocument,
} from './cart.generated.ts';
import type { CartContentsFragment } from './cart.generated.ts';

/** What each change of the cart returns. */
type Changed = Readonly<Record<string, { readonly cart: CartContentsFragment } | null>>;

/**
 * Has the server change the cart.
 * @param layer of the cache, which shows the change until its result is there
 * @throws the error of the call
 */
export async function sendChange(
  client: ApolloClient,
  change: CartChange,
  layer: string,
): Promise<void> {
  const sessionId = currentUser(client) ? readCartSession() : requireCartSession();

  async function call<Data extends Changed, Input extends { sessionId: string | null }>(
    mutation: TypedDocumentNode<Data, { input: Input }>,
    input: Input,
  ): Promise<void> {
    const { data } = await client.mutate<Changed>({
      mutation,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    const cart = Object.values(data ?? {})[0]?.cart;
    // At once, so that nothing flickers.
    client.cache.batch({
      update(cache) {
        if (cart)
          cache.writeQuery({ query: CartDocument, variables: { sessionId }, data: { cart } });
      },
      optimistic: false,
      removeOptimistic: layer,
    });
    showCartSession();
  }

  switch (change.kind) {
    case 'add': {
      const { variantId, quantity, options } = change;
      await call(AddCartItemDocument, { sessionId, variantId, quantity, options });
      break;
    }
    case 'quantity': {
      const { itemId, quantity } = change;
      await call(UpdateCartItemDocument, { sessionId, itemId, quantity });
      break;
    }
    case 'remove':
      await call(RemoveCartItemDocument, { sessionId, itemId: change.itemId });
      break;
    case 'save': {
      const input = { sessionId, itemId: change.itemId };
      await (change.isSaved
        ? call(SaveCartItemForLaterDocument, input)
        : call(MoveCartItemToCartDocument, input));
      break;
    }
    case 'clear':
      await call(ClearCartDocument, { sessionId });
      break;
    case 'coupon':
      await (change.code === null
        ? call(RemoveCouponDocument, { sessionId })
        : call(ApplyCouponDocument, { sessionId, code: change.code }));
  }
}

/** Asks for the cart again, as after a change that failed. */
export async function reloadCart(client: ApolloClient): Promise<void> {
  try {
    await client.query({
      query: CartDocument,
      variables: { sessionId: readCartSession() },
      fetchPolicy: 'network-only',
      context: { fresh: false },
    });
  } catch {
    // The server cannot be reached: what is shown stays.
  }
}
