import { setImmediate } from 'node:timers/promises';
import { atLevel, effects } from './effects.ts';
import { instruments } from './instruments.ts';
import type { Instruments } from './instruments.ts';
import type { Sound } from './sound.ts';
import { sum } from './sound.ts';

/** Parts are as loud as each other, in decibels below full scale, so that they can be compared. */
const LEVEL = -23;

/** Said last in a recipe whose loudness is what it shows. */
const AS_IT_IS = 'as it is';

/** Plays an instrument for some seconds; undefined where there is none of that name. */
export type Play = (name: string, seconds: number) => Sound | undefined;

/** Plays each instrument once for each length, and gives the same again after that. */
export function rehearsed(band: Instruments = instruments): Play {
  const played = new Map<string, Sound>();
  return (name, seconds) => {
    if (!Object.hasOwn(band, name)) return undefined;
    const key = `${name} ${seconds}`;
    const sound = played.get(key) ?? band[name]!(seconds);
    played.set(key, sound);
    return sound;
  };
}

/** Lines of a recipe, written beside each other. */
export function linesOf(text: string): string[] {
  return text.trim().split(/\s*[,\n]\s*/);
}

/**
 * The sound of some seconds by its recipe, line by line: an instrument, then what is done to it, such as
 * `lowpass 800`. A line `+ bass` adds another instrument; `mix` is followed by what is done to all of them.
 * Each line is done in a turn of its own, as rendering shares its thread with a server.
 * @throws Error for a line that means nothing
 */
export async function prepare(
  recipe: readonly string[],
  seconds: number,
  play: Play = rehearsed(),
): Promise<Sound> {
  const layers: Sound[] = [];
  for (const line of recipe) {
    await setImmediate();
    const [name = '', ...numbers] = line.replace(/^\+ /, '').split(' ');
    const isNext = line.startsWith('+') === layers.length > 0;
    const played = isNext ? play(name, seconds) : undefined;
    if (played) {
      layers.push(played);
    } else if (line === 'mix') {
      layers.splice(0, layers.length, sum(layers));
    } else if (line !== AS_IT_IS) {
      layers.push(affect(layers.pop(), name, numbers));
    }
  }
  const all = sum(layers);
  return recipe.at(-1) === AS_IT_IS ? all : atLevel(all, LEVEL);
}

function affect(sound: Sound | undefined, name: string, numbers: readonly string[]): Sound {
  const effect = Object.hasOwn(effects, name) ? effects[name] : undefined;
  const values = numbers.map(Number);
  if (!sound || effect?.takes.length !== values.length || !values.every(Number.isFinite)) {
    throw new Error(`This line means nothing: ${[name, ...numbers].join(' ')}`);
  }
  return effect.apply(sound, ...values);
}
