import type { VariantOptions } from '#domain/catalog/product.ts';
import type { Colour } from '#demo/scenes/colour.ts';
import type { PackSound } from './pack-sounds.ts';
import type { ProductMotif } from './product-picture.ts';

/** A product that is made up. */
export interface ProductLine {
  name: string;
  brand: string;
  categoryId: string;
  /** Whole dollars, of the cheapest variant. */
  dollars: number;
  /** What it cost before. */
  before?: number;
  short: string;
  description: string;
  motif: ProductMotif;
  colour: Colour;
  isFeatured?: true;
  /** How many days ago it was added. */
  daysAgo: number;
  /** How many there are of it; what it comes in where that is several things. */
  stock?: number;
  variants?: readonly { options: VariantOptions; extraDollars?: number; stock: number }[];
  /** What is downloaded; without it, something is sent. */
  sounds?: readonly PackSound[];
  hasLicenceKey?: true;
  /** Whether nobody has rated it yet. */
  isUnrated?: true;
}
