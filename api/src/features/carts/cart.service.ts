import {
  findCart,
  findCartLines,
  lockCart,
  openCart,
  touchCart,
} from '#db/carts/cart.repository.ts';
import type { CartLineRow, CartOwner, CartRow } from '#db/carts/cart.repository.ts';
import { findTaxRate } from '#db/carts/tax-rate.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { boughtLines, cartLines, itemCount, mergeEntries } from '#domain/carts/cart-lines.ts';
import type { CartLine } from '#domain/carts/cart-lines.ts';
import { quoteCart } from '#domain/carts/cart-quote.ts';
import type { CartQuote } from '#domain/carts/cart-quote.ts';
import { HOME_COUNTRY } from '#domain/carts/shipping.ts';
import type { Context } from '#api/lib/context.ts';
import { appliedCoupon } from './applied-coupon.ts';
import type { AppliedCoupon } from './applied-coupon.ts';

/** A cart as it stands now: what its lines cost, and what there is of them, is looked up each time. */
export interface CartView {
  /** What is saved for later too. */
  lines: CartLine<CartLineRow>[];
  /** How many things are in it. */
  itemCount: number;
  coupon: AppliedCoupon | null;
  /** What can be bought of it costs, sent within the country by standard shipping. */
  quote: CartQuote;
}

/** Who reads a cart. */
type Reader = Pick<Context, 'sql' | 'now' | 'user'>;

/** Somebody's cart; an empty one where there is none. */
export async function readCart(reader: Reader, owner: CartOwner | undefined): Promise<CartView> {
  return viewOf(reader, owner ? await contentsOf(reader, owner) : NOTHING);
}

/**
 * The cart of whoever is logged in as it is once a visitor's has become part of it, which this does
 * not do: what is read by GET changes nothing.
 */
export async function readMergedCart(
  reader: Reader,
  owner: CartOwner,
  visitor: CartOwner,
): Promise<CartView> {
  const own = await contentsOf(reader, owner);
  const others = await contentsOf(reader, visitor);
  return viewOf(reader, {
    couponId: own.couponId ?? others.couponId,
    entries: mergeEntries(own.entries, others.entries),
  });
}

interface CartContents {
  couponId: number | null;
  entries: readonly CartLineRow[];
}

const NOTHING: CartContents = { couponId: null, entries: [] };

async function contentsOf({ sql, now }: Reader, owner: CartOwner): Promise<CartContents> {
  const cart = await findCart(sql, owner);
  if (!cart) return NOTHING;
  return { couponId: cart.couponId, entries: await findCartLines(sql, [cart.id], now) };
}

async function viewOf(reader: Reader, { couponId, entries }: CartContents): Promise<CartView> {
  const lines = cartLines(entries);
  const bought = boughtLines(lines);
  const coupon = couponId === null ? undefined : await appliedCoupon(reader, couponId, bought);
  return {
    lines,
    itemCount: itemCount(lines),
    coupon: coupon ?? null,
    quote: quoteCart({
      lines: bought,
      saving: coupon?.refusal === null ? coupon.saving : undefined,
      method: 'standard',
      country: HOME_COUNTRY,
      taxRate: await findTaxRate(reader.sql, reader.now),
    }),
  };
}

/** What those of a line cost that can be had, in cents. */
export function lineCents({ unitCents, quantity, availableQuantity }: CartLine): number {
  return unitCents * Math.min(quantity, availableQuantity ?? quantity);
}

/** What one cost when its owner last saw to it, in cents, where it costs something else now; else null. */
export function previousUnitCents({ seenCents, listCents }: CartLine<CartLineRow>): number | null {
  return seenCents === listCents ? null : seenCents;
}

/** What changes a cart that is locked. */
type CartChange<T> = (db: Sql, cart: CartRow) => Promise<T>;

/** Changes somebody's cart, which is made if need be. Whatever else changes it comes before or after. */
export async function changeOpenCart<T>(
  { transaction, now }: Context,
  owner: CartOwner,
  change: CartChange<T>,
): Promise<T> {
  return transaction(async (em) => {
    const db = sqlOf(em);
    return change(db, await openCart(db, owner, now));
  });
}

/** Changes somebody's cart, if they have one. Whatever else changes it comes before or after. */
export async function changeCart(
  { transaction, now }: Context,
  owner: CartOwner,
  change: CartChange<void>,
): Promise<void> {
  await transaction(async (em) => {
    const db = sqlOf(em);
    const cart = await lockCart(db, owner);
    if (!cart) return;
    await change(db, cart);
    await touchCart(db, cart.id, now);
  });
}
