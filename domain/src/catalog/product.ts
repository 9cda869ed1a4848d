import { slugWords } from '#domain/portfolios/slug.ts';
import { DAY_MS } from '#domain/time/calendar.ts';

/** What is sold, and how it reaches whoever buys it. */
export const productKinds = ['physical', 'download', 'gift-card', 'canvas'] as const;
export type ProductKind = (typeof productKinds)[number];

/** Who sees a product: administrators, everybody, or only those who have bought it. */
export const productStatuses = ['draft', 'published', 'hidden'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Options of a variant by their names, such as `{ Color: 'Black' }`. */
export type VariantOptions = Readonly<Record<string, string>>;

/** How long a product is marked as new (§9), in milliseconds. */
const NEW_FOR_MS = 7 * DAY_MS;

/** Whether a product is new. Epoch milliseconds. */
export function isNewProduct(createdAt: number, now: number): boolean {
  return now - createdAt < NEW_FOR_MS;
}

/** How much less it costs than before, in whole percent; 0 when it does not. */
export function percentOff(priceCents: number, compareAtCents: number | null): number {
  if (compareAtCents === null || compareAtCents <= priceCents) return 0;
  return Math.round((1 - priceCents / compareAtCents) * 100);
}

/** What something was rated with, 1 to 5 on average; null while nobody has rated it. */
export function averageRating(starCount: number, ratingCount: number): number | null {
  return ratingCount === 0 ? null : starCount / ratingCount;
}

/** The dearest thing that can be sold, in cents. */
export const PRICE_LIMIT_CENTS = 10_000_000;

/** A range of prices in cents: above `over`, and up to `upTo`; without either, open there. */
export interface PriceRangeEnds {
  over?: number;
  upTo?: number;
}

/** Ranges of prices that the shop can be narrowed to (§9), in cents. */
export const priceRanges = {
  'under-50': { upTo: 4_999 },
  '50-100': { over: 4_999, upTo: 10_000 },
  '100-200': { over: 10_000, upTo: 20_000 },
  'over-200': { over: 20_000 },
} as const satisfies Record<string, PriceRangeEnds>;
export type PriceRange = keyof typeof priceRanges;
export const priceRangeIds = Object.keys(priceRanges) as readonly PriceRange[];

/** Whether a text names one of the ranges. */
export function isPriceRange(text: string | null | undefined): text is PriceRange {
  return priceRangeIds.some((id) => id === text);
}

/** How long what is said of a product may be, in characters, and how much of each there may be. */
export const productLimits = {
  name: 120,
  slug: 60,
  brand: 60,
  shortDescription: 200,
  description: 5000,
  pictures: 8,
  alt: 200,
  variants: 60,
  sku: 40,
  options: 3,
  optionName: 30,
  optionValue: 40,
  stock: 1_000_000,
  files: 10,
  featured: 24,
} as const;

/** How large a picture of a product may be as it is uploaded, and what it has to be at least. */
export const PRODUCT_PICTURE = {
  limitMegabytes: 15,
  limitMegapixels: 50,
  /** Pixels of its shorter side. */
  minSide: 480,
  /** Pixels of the longer side, of what is kept. */
  longSide: 1600,
} as const;

/** How large what is downloaded may be, each file. */
export const PRODUCT_FILE_LIMIT_MB = 500;

/** Products beside a product that are shown, at most. */
export const RELATED_PRODUCTS = 4;

/** Featured products beside the shop that are shown, at most (§2.11). */
export const FEATURED_PRODUCTS = 3;

/** Products that somebody has looked at lately, of which a browser keeps so many. */
export const SEEN_PRODUCTS = 12;

/** The address that a name would have; those without a Latin letter are called `product`. */
export function productSlug(name: string): string {
  const words = slugWords(name, productLimits.slug);
  // Digits alone are the number of a product.
  return /[a-z]/.test(words) ? words : 'product';
}
