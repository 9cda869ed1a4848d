import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import { CartCountDocument } from './cart-count.generated.ts';
import type { CartCountQuery } from './cart-count.generated.ts';
import type { CartChange } from './cart-changes.ts';
import { CartLineFragmentDoc } from './cart.generated.ts';
import type { CartLineFragment } from './cart.generated.ts';

/**
 * Shows a change before the server has confirmed it: how many things are in the cart, and its lines
 * where they are known. What it costs then is for the server to say.
 */
export function showChange(cache: ApolloCache, change: CartChange): void {
  switch (change.kind) {
    case 'add':
      addToCount(cache, change.quantity);
      break;
    case 'quantity':
      showQuantity(cache, change);
      break;
    case 'remove':
      addToCount(cache, -counted(readLine(cache, change.itemId)));
      keepLines(cache, ({ id }) => id !== change.itemId);
      break;
    case 'save':
      showSaved(cache, change);
      break;
    case 'clear':
      addToCount(cache, Number.NEGATIVE_INFINITY);
      keepLines(cache, ({ isSavedForLater }) => isSavedForLater);
      break;
    case 'coupon':
  }
}

function showQuantity(
  cache: ApolloCache,
  { itemId, quantity }: { itemId: string; quantity: number },
): void {
  const line = readLine(cache, itemId);
  if (!line) return;
  const { unitCents, availableQuantity } = line;
  addToCount(cache, quantity - line.quantity);
  cache.modify<CartLineFragment>({
    id: idOf(cache, itemId),
    fields: {
      quantity: () => quantity,
      lineCents: () => unitCents * Math.min(quantity, availableQuantity ?? quantity),
    },
  });
}

function showSaved(
  cache: ApolloCache,
  { itemId, isSaved }: { itemId: string; isSaved: boolean },
): void {
  const before = counted(readLine(cache, itemId));
  cache.modify<CartLineFragment>({
    id: idOf(cache, itemId),
    fields: { isSavedForLater: () => isSaved },
  });
  addToCount(cache, counted(readLine(cache, itemId)) - before);
}

function addToCount(cache: ApolloCache, delta: number): void {
  const before = cache.readQuery<CartCountQuery>({ query: CartCountDocument })?.cart.itemCount ?? 0;
  const cart = { __typename: 'Cart', itemCount: Math.max(0, before + delta) } as const;
  cache.writeQuery({ query: CartCountDocument, data: { cart } });
}

/** Leaves those lines in the cart that are to stay. */
function keepLines(
  cache: ApolloCache,
  stays: (line: { id: unknown; isSavedForLater: boolean }) => boolean,
): void {
  cache.modify<{ items: readonly Reference[] }>({
    id: identify(cache, { __typename: 'Cart' }),
    fields: {
      items: (lines, { readField }) =>
        (lines as readonly Reference[]).filter((line) =>
          stays({
            id: readField('id', line),
            isSavedForLater: readField('isSavedForLater', line) === true,
          }),
        ),
    },
  });
}

function readLine(cache: ApolloCache, itemId: string): CartLineFragment | null {
  return cache.readFragment<CartLineFragment>({
    id: idOf(cache, itemId),
    fragment: CartLineFragmentDoc,
    fragmentName: 'CartLine',
  });
}

function idOf(cache: ApolloCache, itemId: string): string {
  return identify(cache, { __typename: 'CartItem', id: itemId });
}

function identify(cache: ApolloCache, thing: StoreObject): string {
  const id = cache.identify(thing);
  if (id === undefined) throw new Error('Carts and their items have ids in the cache.');
  return id;
}

function counted(line: CartLineFragment | null): number {
  return !line || line.isSavedForLater ? 0 : line.quantity;
}
