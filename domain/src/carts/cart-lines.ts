import { allotStock } from './allotment.ts';
import type { Allotment, AskedLine } from './allotment.ts';
import type { QuotedLine } from './cart-quote.ts';
import { priceLines } from './price-lines.ts';
import type { PricedLine, UnpricedLine } from './price-lines.ts';

/** What a line of a cart is reckoned from. */
export type CartEntry = AskedLine & UnpricedLine;

/** A line with what there is of it, and what one costs. `quantity` is what was asked for. */
export type CartLine<Entry extends CartEntry = CartEntry> = Entry & Allotment & PricedLine;

/** The lines of a cart with their prices, which follow from what of them can be bought. */
export function cartLines<Entry extends CartEntry>(entries: readonly Entry[]): CartLine<Entry>[] {
  const allotted = allotStock(entries);
  const priced = priceLines(allotted.map((line) => ({ ...line, quantity: line.boughtQuantity })));
  return priced.map((line, index) => ({ ...line, quantity: entries[index]!.quantity }));
}

/**
 * What is in two carts as it is once the second has become part of the first: of what is in both
 * there are the more of both; what is saved for later in one only counts as in the cart.
 */
export function mergeEntries<Entry extends CartEntry>(
  own: readonly Entry[],
  others: readonly Entry[],
): Entry[] {
  const added = new Map(others.map((entry) => [placeOf(entry), entry]));
  const merged = own.map((entry) => {
    const other = added.get(placeOf(entry));
    added.delete(placeOf(entry));
    return other ? mergedEntry(entry, other) : entry;
  });
  return [...merged, ...added.values()];
}

function mergedEntry<Entry extends CartEntry>(own: Entry, other: Entry): Entry {
  if (own.isSavedForLater === other.isSavedForLater) {
    return { ...own, quantity: Math.max(own.quantity, other.quantity) };
  }
  const { quantity } = own.isSavedForLater ? other : own;
  return { ...own, quantity, isSavedForLater: false };
}

/** What tells an entry from the others of its cart. */
function placeOf({ variantId, options }: CartEntry): string {
  return `${variantId} ${JSON.stringify(options)}`;
}

/** What is bought of a cart, as quotes take it. */
export function boughtLines<Line extends CartLine>(lines: readonly Line[]): (Line & QuotedLine)[] {
  return lines
    .filter(({ boughtQuantity }) => boughtQuantity > 0)
    .map((line) => ({ ...line, quantity: line.boughtQuantity }));
}

/** How many things are in a cart (spec §3), what is saved for later not counted. */
export function itemCount(lines: readonly AskedLine[]): number {
  return lines
    .filter(({ isSavedForLater }) => !isSavedForLater)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
