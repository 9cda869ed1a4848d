import type { CoverMotif } from '../previews/cover-drawing.ts';
import type { PreviewSubject } from '../previews/preview-path.ts';
import { placePaths } from './place.ts';
import type { PlaceKind } from './place.ts';

/** What the drawn covers of places show; its seed is their slug. */
export const placeMotifs: Readonly<Record<PlaceKind, CoverMotif>> = {
  label: 'sleeve',
  'record-store': 'crates',
  'music-store': 'instruments',
};

/** What the drawn covers of waves show; its seed is their name in addresses. */
export const WAVE_MOTIF = 'tide' satisfies CoverMotif;

/** The cover of a place as a file, for search engines. */
export function placeCover(kind: PlaceKind, slug: string): PreviewSubject {
  return { kind: `${placePaths[kind].slice(1)}cover`, id: slug };
}

/** The same of a wave. */
export function waveCover(id: string): PreviewSubject {
  return { kind: 'wavecover', id };
}
