import type { SampleId, TakeName } from '#domain/samples/sample.ts';
import { equallyLoud } from '#demo/sounds/loudness.ts';
import { linesOf, prepare, rehearsed } from '#demo/sounds/recipe.ts';
import type { Sound } from '#demo/sounds/sound.ts';

type Recipe = readonly string[];

/** What a cheap preamplifier adds: some 30 dB below the music, whatever that is. */
const hiss = 'level -23, + noise, highshelf 3500 12, gain -54';

/**
 * Each piece as it came (the same players, badly balanced, dull, narrow and uneven) and as it was mixed. Lines
 * are those of {@link prepare}.
 */
const recipes: Readonly<Record<SampleId, Readonly<Record<TakeName, Recipe>>>> = {
  kit: {
    before: linesOf(`
      kick, gain 3, + snare, gain -7, + hat, gain -8
      mix, room 0.7 24 8, mono, uneven 4 5, bell 380 7 1, highshelf 3500 -9
      ${hiss}`),
    after: linesOf(`
      kick, bell 62 3 1, bell 380 -5 1, compress -18 3 15 120
      + snare, pan -14, bell 200 2 1, highshelf 5000 3, compress -18 3 8 120
      + hat, pan 48, gain -1
      mix, room 0.6 16 6, side 4, compress -16 2 15 140`),
  },
  trio: {
    before: linesOf(`
      drums, gain -7, + bass, gain 4, lowpass 400, + keys, gain -6
      mix, mono, uneven 4 6, bell 250 5 0.8, highshelf 3000 -9
      ${hiss}`),
    after: linesOf(`
      drums, room 0.4 14 4, side 3, highshelf 6000 2, gain 1
      + bass, bell 80 2 1, bell 250 -4 1, compress -20 4 12 160, gain -2
      + keys, pan -45, highpass 140, gain -3
      + keys, later 13, pan 45, highpass 140, gain -5
      mix, compress -18 2 20 160`),
  },
  strings: {
    before: linesOf(`
      strings, gain 0, + pluck, gain -10
      mix, mono, uneven 5 7, bell 420 7 1, highshelf 2500 -10
      ${hiss}`),
    after: linesOf(`
      strings, pan -55, bell 420 -3 1, highshelf 4500 4
      + strings, later 17, pan 55, bell 420 -3 1, highshelf 4500 4
      + pluck, pan 15, gain -4
      mix, room 2 26 24, compress -22 2 30 300`),
  },
  voice: {
    before: linesOf(`
      voice, uneven 8 4, distance 1.1 0.6, gain 3, + pad, gain -3
      mix, mono, bell 300 5 0.8, highshelf 4000 -8
      ${hiss}`),
    after: linesOf(`
      voice, highpass 90, bell 320 -3 1, compress -24 4 6 120, highshelf 7000 4
      room 1.2 12 30, gain 2, + pad, side 5, bell 900 -3 0.8, gain -8
      mix, compress -18 2 20 200`),
  },
  club: {
    before: linesOf(`
      floor, gain -6, + hat, gain -10, + claps, gain -8, + synth, gain 2
      + pad, gain 0, mix, mono, uneven 4 8, bell 300 6 0.8, highshelf 3000 -9
      ${hiss}`),
    after: linesOf(`
      floor, bell 55 3 1, gain 1, + hat, pan 30, gain -4
      + claps, room 0.5 25 5, side 5, gain -6
      + synth, pan -50, highpass 90, gain -5
      + synth, later 19, pan 50, highpass 90, gain -5
      + pad, side 6, highpass 180, gain -6, mix, compress -18 3 12 130
      highshelf 8000 2`),
  },
  guitar: {
    before: linesOf(`
      guitar, uneven 5 5, + pluck, gain -9
      mix, mono, room 0.4 18 2, mono, bell 210 7 1, highshelf 2500 -8
      ${hiss}`),
    after: linesOf(`
      guitar, pan -60, highpass 90, bell 210 -3 1, highshelf 6000 3
      + guitar, later 21, pan 60, highpass 90, bell 210 -3 1, highshelf 6000 2
      + pluck, gain -2, compress -22 3 10 150
      mix, room 0.9 12 18, compress -20 2 20 160`),
  },
};

/** Both takes of a piece, as long as asked and as loud as each other. */
export async function renderSample(
  id: SampleId,
  seconds: number,
): Promise<Record<TakeName, Sound>> {
  const play = rehearsed();
  const render = async (recipe: Recipe) =>
    equallyLoud(await prepare([...recipe, 'as it is'], seconds, play), 1);
  return { before: await render(recipes[id].before), after: await render(recipes[id].after) };
}
