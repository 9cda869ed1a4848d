import type { PlaceKind } from './place.ts';

/** What can be wrong with what a page says of a place or a wave. Stored, so never renamed. */
export const correctionFacts = ['hours', 'address', 'closed', 'name', 'link', 'other'] as const;
export type CorrectionFact = (typeof correctionFacts)[number];

/** What can be wrong with a page of a kind: labels keep no hours, waves close no doors. */
export function factsOf(kind: PlaceKind | 'wave'): readonly CorrectionFact[] {
  if (kind === 'wave') return ['name', 'link', 'other'];
  return kind === 'label' ? correctionFacts.filter((fact) => fact !== 'hours') : correctionFacts;
}

/** How long what is right may be, in characters. */
export const CORRECTION_LIMIT = 1000;
