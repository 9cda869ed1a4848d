import {
  countCartItems,
  deleteCartItem,
  findCartItem,
  findFirstVariant,
  findSoldVariant,
  putCartItem,
  updateCartItem,
} from '#db/carts/cart-item.repository.ts';
import type { SoldVariantRow } from '#db/carts/cart-item.repository.ts';
import { clearCart, findCartLines } from '#db/carts/cart.repository.ts';
import type { CartLineRow, CartOwner, CartRow } from '#db/carts/cart.repository.ts';
import type { Sql } from '#db/orm.ts';
import { addedQuantitySchema, changedQuantitySchema } from '#domain/carts/cart-item.schema.ts';
import { readCartOptions } from '#domain/carts/cart-options.schema.ts';
import type { CartOptions } from '#domain/carts/cart-options.ts';
import { CART_LINES_LIMIT, QUANTITY_LIMIT } from '#domain/carts/limits.ts';
import { listPrice } from '#domain/carts/price-lines.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import type { MessageKey, MessageValues } from '#domain/messages/message.ts';
import type { Context } from '#api/lib/context.ts';
import { hasTrack } from '#api/lib/has-track.ts';
import { changeCart, changeOpenCart } from './cart.service.ts';

/** What is put into a cart. */
export interface AddedItem {
  /** A variant, of a product where that is said; or a product, of which the first variant is meant. */
  of: { variantId: number; productId?: number | undefined } | { productId: number };
  /** As it came; one without it. */
  quantity: unknown;
  /** As they came. */
  options: unknown;
  /** What whoever adds it thinks that one costs, in cents; not checked without it. */
  expectedCents?: number | undefined;
}

/**
 * Puts something into a cart. More of the same, with the same options, adds up; what was saved for
 * later is in the cart again, in the number that is added.
 * @returns the id of the item, and whether it was not there before
 * @throws DomainError NOT_FOUND for what is not sold; BAD_USER_INPUT naming `quantity`, the options or
 * `price`; CONFLICT naming `quantity` for more than there is, and for too many different things
 */
export async function addCartItem(
  context: Context,
  owner: CartOwner,
  item: AddedItem,
): Promise<{ itemId: number; isNew: boolean }> {
  const { now } = context;
  const { quantity } = validate(addedQuantitySchema, item);
  return changeOpenCart(context, owner, async (db, cart) => {
    const variant = await soldVariant(db, item.of, { cartId: cart.id, now });
    const options = readCartOptions(variant.kind, item.options, now);
    if (!(await isTrackThere(context, db, options))) {
      throw badInput({ 'options.trackId': message('carts.track') });
    }
    const seenCents = listPrice({ ...variant, options });
    requireExpectedPrice(seenCents, item.expectedCents);
    const target = { cartId: cart.id, variantId: variant.id, options };
    const before = await findCartItem(db, target);
    const wanted = quantity + (before && !before.isSavedForLater ? before.quantity : 0);
    requireQuantity(wanted, variant.stock);
    if (!before && (await countCartItems(db, cart.id)) >= CART_LINES_LIMIT) {
      throw new DomainError('CONFLICT', 'carts.full', { values: { limit: CART_LINES_LIMIT } });
    }
    const itemId = await putCartItem(db, { ...target, quantity: wanted, seenCents, now });
    return { itemId, isNew: !before };
  });
}

/** An item of a cart, as a call names it. */
interface NamedItem {
  owner: CartOwner;
  itemId: number;
}

/**
 * Has so many of something be in a cart; fewer than one removes it (spec §4).
 * @throws DomainError NOT_FOUND for what is not in the cart; BAD_USER_INPUT naming `quantity`;
 * CONFLICT naming `quantity` for more than before and than there is
 */
export async function setItemQuantity(
  context: Context,
  named: NamedItem,
  input: { quantity: number },
): Promise<void> {
  const { quantity } = validate(changedQuantitySchema, input);
  if (quantity < 1) {
    await removeCartItem(context, named);
    return;
  }
  await changeItem(context, named, async (db, line) => {
    // Fewer are welcome even where they are still too many.
    if (quantity > line.quantity) requireQuantity(quantity, line.isSold ? line.stock : 0);
    await updateCartItem(db, itemOf(line), { quantity, seenCents: listPrice(line) });
  });
}

/** Removes something from a cart. @throws DomainError NOT_FOUND for what is not there */
export async function removeCartItem(context: Context, named: NamedItem): Promise<void> {
  await changeItem(context, named, (db, line) => deleteCartItem(db, itemOf(line)));
}

/** Keeps something of a cart for later, or puts it back. @throws DomainError NOT_FOUND for what is not there */
export async function setSavedForLater(
  context: Context,
  named: NamedItem,
  isSavedForLater: boolean,
): Promise<void> {
  await changeItem(context, named, (db, line) =>
    updateCartItem(db, itemOf(line), { isSavedForLater, seenCents: listPrice(line) }),
  );
}

/** Empties a cart, but for what is saved for later. */
export async function emptyCart(context: Context, owner: CartOwner): Promise<void> {
  await changeCart(context, owner, (db, { id }) => clearCart(db, id));
}

async function changeItem(
  context: Context,
  { owner, itemId }: NamedItem,
  change: (db: Sql, line: CartLineRow) => Promise<void>,
): Promise<void> {
  let isThere = false;
  await changeCart(context, owner, async (db, cart: CartRow) => {
    const line = (await findCartLines(db, [cart.id], context.now)).find(({ id }) => id === itemId);
    isThere = line !== undefined;
    if (line) await change(db, line);
  });
  if (!isThere) throw new DomainError('NOT_FOUND', 'carts.itemNotFound');
}

function itemOf({ id, cartId }: CartLineRow): { itemId: number; cartId: number } {
  return { itemId: id, cartId };
}

async function soldVariant(
  db: Sql,
  of: AddedItem['of'],
  asked: { cartId: number; now: number },
): Promise<SoldVariantRow> {
  const variant =
    'variantId' in of
      ? await findSoldVariant(db, of.variantId, asked)
      : await findFirstVariant(db, of.productId, asked);
  if (!variant || (of.productId ?? variant.productId) !== variant.productId) {
    throw new DomainError('NOT_FOUND', 'carts.productNotFound');
  }
  return variant;
}

/** Whether what a print is made from is there; of other things nothing has to be. */
export async function isTrackThere(
  { features }: Pick<Context, 'features'>,
  db: Sql,
  options: CartOptions,
): Promise<boolean> {
  return !('trackId' in options) || hasTrack(features.tracks, db, options.trackId);
}

/** @param stock null for no end of them */
function requireQuantity(quantity: number, stock: number | null): void {
  if (quantity > QUANTITY_LIMIT) {
    throw badInput({ quantity: message('carts.quantityRange', { max: QUANTITY_LIMIT }) });
  }
  if (stock === null || quantity <= stock) return;
  throw stock === 0 ? tooMany('carts.soldOut') : tooMany('carts.onlySoMany', { left: stock });
}

function tooMany(key: MessageKey, values: MessageValues = {}): DomainError {
  return new DomainError('CONFLICT', key, { values, fields: { quantity: message(key, values) } });
}

/** A price that a client shows must be the one that is charged, never silently replaced. */
function requireExpectedPrice(cents: number, expectedCents: number | undefined): void {
  if (expectedCents === undefined || expectedCents === cents) return;
  const values = { expected: cents, given: expectedCents };
  throw badInput({ price: message('carts.priceDiffers', values) });
}
