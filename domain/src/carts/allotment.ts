/** So many of a variant as somebody asks for them. */
export interface AskedLine {
  variantId: number;
  quantity: number;
  /** Whether it is sold at all. */
  isSold: boolean;
  /** How many there are; null for no end of them. */
  stock: number | null;
  isSavedForLater: boolean;
}

/** What of a line there is. */
export interface Allotment {
  /** How many could be bought on this line; null for no end of them. */
  availableQuantity: number | null;
  /** How many of those asked for are bought: none of what is saved for later. */
  boughtQuantity: number;
}

/** What can be bought. Lines of one variant share what there is of it, the first ones first. */
export function allotStock<Line extends AskedLine>(lines: readonly Line[]): (Line & Allotment)[] {
  const taken = new Map<number, number>();
  return lines.map((line) => {
    const { variantId, quantity, isSold, stock, isSavedForLater } = line;
    const takenBefore = taken.get(variantId) ?? 0;
    const left = isSold ? (stock ?? Number.POSITIVE_INFINITY) - takenBefore : 0;
    const boughtQuantity = isSavedForLater ? 0 : Math.min(quantity, left);
    taken.set(variantId, takenBefore + boughtQuantity);
    return { ...line, availableQuantity: Number.isFinite(left) ? left : null, boughtQuantity };
  });
}
