import { bulkPercent, canvasPrice, shipsForFree } from '#domain/catalog/canvas.ts';
import type { ProductKind } from '#domain/catalog/product.ts';
import type { CanvasOptions, CartOptions, GiftCardOptions } from './cart-options.ts';
import type { QuotedLine } from './cart-quote.ts';

/** So many of something, as the database has it. */
export interface UnpricedLine {
  kind: ProductKind;
  /** Of the product, and what its variant costs more. */
  priceCents: number;
  extraCents: number;
  quantity: number;
  options: CartOptions;
}

/** A line with what it costs. */
export interface PricedLine extends QuotedLine {
  /** What one costs by itself, in cents: before what is taken off for many. */
  listCents: number;
}

/** Lines with their prices. Each print costs less the more there are of them, on all lines together. */
export function priceLines<Line extends UnpricedLine>(
  lines: readonly Line[],
): (Line & PricedLine)[] {
  const prints = lines
    .filter(({ kind }) => kind === 'canvas')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.map((line) => ({ ...line, ...priceOf(line, bulkPercent(prints)) }));
}

/** What one of something costs by itself, in cents. */
export function listPrice(line: Omit<UnpricedLine, 'quantity'>): number {
  return priceOf(line, 0).listCents;
}

function priceOf(
  line: Omit<UnpricedLine, 'quantity'>,
  percent: number,
): Omit<PricedLine, 'quantity'> {
  if (line.kind === 'gift-card') {
    const { giftCardValue } = line.options as GiftCardOptions;
    return {
      listCents: giftCardValue,
      unitCents: giftCardValue,
      shipping: 'none',
      isDiscounted: false,
    };
  }
  if (line.kind === 'canvas') {
    const choice = line.options as CanvasOptions;
    const { priceCents } = canvasPrice(choice);
    return {
      listCents: priceCents,
      unitCents: Math.round((priceCents * (100 - percent)) / 100),
      shipping: shipsForFree(choice.size) ? 'free' : 'charged',
      isDiscounted: true,
    };
  }
  const listCents = line.priceCents + line.extraCents;
  return {
    listCents,
    unitCents: listCents,
    shipping: line.kind === 'physical' ? 'charged' : 'none',
    isDiscounted: true,
  };
}
