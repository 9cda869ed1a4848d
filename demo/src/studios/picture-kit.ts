import { kitParts } from '#demo/scenes/kit.ts';
import type { KitPart } from '#demo/scenes/kit.ts';
import type { DemoStudio } from './demo-studio.ts';
import { productNamed } from './gear/catalogue.ts';

/** Kinds of gear that pictures show as each part. */
const kinds: Readonly<Record<KitPart, readonly string[]>> = {
  drums: ['kit'],
  grand: ['grand'],
  upright: ['upright'],
  keys: [
    'electric-piano',
    'clav',
    'organ',
    'combo-organ',
    'stage-piano',
    'analogue-synth',
    'digital-synth',
    'modular',
    'drum-machine',
    'pad-controller',
    'keyboard-controller',
  ],
  timpani: ['timpani'],
  tape: ['tape'],
};

/** What of a studio’s equipment its pictures show. */
export function pictureKit({ equipment }: Pick<DemoStudio, 'equipment'>): KitPart[] {
  const owned = new Set<string>(equipment.map(({ name }) => productNamed(name).kind));
  return kitParts.filter((part) => kinds[part].some((kind) => owned.has(kind)));
}
