import type { CategoryId } from '#domain/studios/category.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Product } from './gear/product.ts';
import type { PlannedSpace } from './spaces/plan.ts';

/** What a room may also be good for, the likeliest first. */
const kin: Readonly<Record<CategoryId, readonly CategoryId[]>> = {
  recording: ['mixing', 'live-rooms', 'production', 'drums', 'voice-over'],
  mixing: ['mastering', 'production', 'recording'],
  mastering: ['mixing'],
  rehearsal: ['drums', 'live-rooms'],
  podcast: ['voice-over', 'educational'],
  'voice-over': ['podcast', 'recording'],
  'live-rooms': ['recording', 'drums', 'rehearsal'],
  production: ['mixing', 'recording', 'home-studios'],
  drums: ['recording', 'rehearsal', 'live-rooms'],
  orchestral: ['live-rooms', 'recording'],
  'home-studios': ['production', 'recording', 'mixing', 'voice-over', 'podcast'],
  educational: ['production', 'recording', 'podcast', 'drums'],
};

/** What a room must have, in gear or spaces, to be listed under a further category. */
const requirements: Partial<Record<CategoryId, readonly string[]>> = {
  recording: ['preamp', 'fet'],
  mixing: ['nearfields', 'plugins'],
  mastering: ['mains'],
  'live-rooms': ['live', 'hall', 'drumroom'],
  drums: ['kit'],
  podcast: ['broadcast'],
  'voice-over': ['booth', 'vobooth', 'talkroom'],
  rehearsal: ['speakers', 'kit'],
  production: ['keyboard-controller', 'analogue-synth', 'electric-piano'],
  educational: ['talkroom'],
};

/** The main category and up to two more that the gear and the spaces allow. */
export function chooseCategories(
  main: CategoryId,
  rig: readonly Product[],
  spaces: readonly PlannedSpace[],
  random: Random,
): CategoryId[] {
  const owned = new Set<string>([...rig, ...spaces].map(({ kind }) => kind));
  const possible = kin[main].filter(
    (category) => requirements[category]?.some((kind) => owned.has(kind)) ?? false,
  );
  const count = random.pick([0, 1, 1, 2, 2]);
  const chosen = new Set(random.sample(possible, count));
  return [main, ...possible.filter((category) => chosen.has(category))];
}
