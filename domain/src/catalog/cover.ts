import type { CoverMotif } from '../previews/cover-drawing.ts';
import type { ProductKind } from './product.ts';

/** What the drawn covers of products without pictures show; their seed is their slug. */
export const productMotifs: Readonly<Record<ProductKind, CoverMotif>> = {
  physical: 'faders',
  download: 'score',
  'gift-card': 'rings',
  canvas: 'waveform',
};
