import type { CategoryId } from '#domain/studios/category.ts';
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
export const closeups: Readonly<Record<CategoryId, readonly Closeup[]>> = {
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
