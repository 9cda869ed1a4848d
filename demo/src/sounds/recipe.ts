import { setImmediate } from 'node:timers/promises';
import { atLevel, effects } from './effects.ts';
import { instruments } from './instruments.ts';
import type { InstrumentName } from './instruments.ts';
import type { Sound } from './sound.ts';
import { sum } from './sound.ts';

/** Parts are as loud as each other, in decibels below full scale, so that they can be compared. */
const LEVEL = -23;

/** Said last in a recipe whose loudness is what it shows. */
const AS_IT_IS = 'as it is';

/** Plays an instrument for some seconds. */
export type Play = (name: InstrumentName, seconds: number) => Sound;

/** Plays each instrument once for each length, and gives the same again after that. */
export function rehearsed(): Play {
  const played = new Map<string, Sound>();
  return (name, seconds) => {
    const key = `${name} ${seconds}`;
    const sound = played.get(key) ?? instruments[name](seconds);
    played.set(key, sound);
    return sound;
  };
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
    if (isInstrument(name) && line.startsWith('+') === layers.length > 0) {
      layers.push(play(name, seconds));
    } else if (line === 'mix') {
      layers.splice(0, layers.length, sum(layers));
    } else if (line !== AS_IT_IS) {
      layers.push(affect(layers.pop(), name, numbers));
    }
  }
  const all = sum(layers);
  return recipe.at(-1) === AS_IT_IS ? all : atLevel(all, LEVEL);
}

function isInstrument(name: string): name is InstrumentName {
  return Object.hasOwn(instruments, name);
}

function affect(sound: Sound | undefined, name: string, numbers: readonly string[]): Sound {
  const effect = Object.hasOwn(effects, name) ? effects[name] : undefined;
  const values = numbers.map(Number);
  if (!sound || effect?.takes.length !== values.length || !values.every(Number.isFinite)) {
    throw new Error(`This line means nothing: ${[name, ...numbers].join(' ')}`);
  }
  return effect.apply(sound, ...values);
}
