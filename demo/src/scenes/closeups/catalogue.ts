import type { CategoryId } from '#domain/studios/category.ts';
import type { Kit, KitPart } from '../kit.ts';
import type { Closeup } from './closeup.ts';
import { faders } from './faders.ts';
import { meters, patchBay, reels } from './machines.ts';
import { pianoKeys, synthesiser } from './keys.ts';
import { amplifier, headphones, turntable } from './listening.ts';
import { broadcast, condenser } from './microphones.ts';
import { score, script } from './paper.ts';
import { cymbal, snare } from './percussion.ts';
import { cello, guitar } from './strings.ts';

/** What is looked at from close by in each kind of studio. */
const closeups: Readonly<Record<CategoryId, readonly Closeup[]>> = {
  recording: [condenser, faders, patchBay, reels, headphones],
  mixing: [faders, meters, patchBay, headphones, reels],
  mastering: [meters, turntable, reels, headphones],
  rehearsal: [amplifier, cymbal, guitar, snare],
  podcast: [broadcast, headphones, condenser],
  'voice-over': [condenser, script, headphones, broadcast],
  'live-rooms': [pianoKeys, cello, condenser, amplifier],
  production: [synthesiser, patchBay, pianoKeys, faders],
  drums: [cymbal, snare],
  orchestral: [score, cello, pianoKeys],
  'home-studios': [guitar, headphones, pianoKeys, condenser, turntable],
  educational: [faders, headphones, synthesiser, score, broadcast],
};

/** What is looked at where the other pictures do not show it. */
const instrumentCloseups: readonly (readonly Closeup[])[] = [[cymbal, snare], [pianoKeys]];

/**
 * What may be looked at from close by in a studio of a kind with this kit: its drums and its piano
 * where none of its other pictures shows them, of which `shown` are the parts.
 */
export function closeupsOf(
  category: CategoryId,
  kit: Kit,
  shown: ReadonlySet<KitPart>,
): readonly Closeup[] {
  if (!kit) return closeups[category];
  const isOwned = ({ shows }: Closeup) => shows?.some((part) => kit.includes(part)) ?? true;
  const isHidden = ({ shows = [] }: Closeup) => !shows.some((part) => shown.has(part));
  const hidden = instrumentCloseups.find((kind) => kind.every(isOwned) && kind.every(isHidden));
  return hidden ?? closeups[category].filter(isOwned);
}
