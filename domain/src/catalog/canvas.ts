/** What is chosen of a canvas print (§9, ruling 47). Prices are in whole dollars there. */
export const canvasSizes = {
  small: { inches: [8, 10], cheapest: 39, originals: [59, 129] },
  medium: { inches: [12, 16], cheapest: 69, originals: [99, 169] },
  large: { inches: [16, 20], cheapest: 99, originals: [139, 209] },
  xlarge: { inches: [20, 24], cheapest: 149, originals: [199, 279] },
} as const;
export type CanvasSize = keyof typeof canvasSizes;

/** More than the cheapest, in dollars. */
export const canvasFrames = { none: 0, black: 10, white: 10, wood: 20, premium: 40 } as const;
export type CanvasFrame = keyof typeof canvasFrames;

/** More than the cheapest, in dollars. */
export const canvasStyles = { classic: 0, themed: 10, artistic: 20 } as const;
export type CanvasStyle = keyof typeof canvasStyles;

/** A choice of all three. */
export interface CanvasChoice {
  size: CanvasSize;
  frame: CanvasFrame;
  style: CanvasStyle;
}

/** How much more than the cheapest the dearest choice of a size costs, in dollars. */
const SPAN = 60;

/** What a print costs, and what it cost before, in cents. */
export function canvasPrice({ size, frame, style }: CanvasChoice): {
  priceCents: number;
  originalCents: number;
} {
  const { cheapest, originals } = canvasSizes[size];
  const more = canvasFrames[frame] + canvasStyles[style];
  const original = originals[0] + (more * (originals[1] - originals[0])) / SPAN;
  return { priceCents: (cheapest + more) * 100, originalCents: Math.round(original) * 100 };
}

/** What is taken off for many prints, the most first. */
export const bulkDiscounts = [
  { from: 25, percent: 20 },
  { from: 10, percent: 15 },
  { from: 5, percent: 10 },
] as const;

/** How much less each of so many prints costs, in percent. */
export function bulkPercent(prints: number): number {
  return bulkDiscounts.find(({ from }) => prints >= from)?.percent ?? 0;
}

/** Whether a print is sent everywhere for nothing (§9). */
export function shipsForFree(size: CanvasSize): boolean {
  return size === 'large' || size === 'xlarge';
}
