import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A repeatable source of choices: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A float in [0, 1). */
  float(): number;
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A float in [min, max). */
  between(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of `items`, which must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** `count` different members of `items`, in random order; all of them when there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  /** One of the keys, each as likely as its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
}

/**
 * A repeatable random source for the words and numbers in `seed`, such as `seeded('studio', 42)`.
 * Different seeds, however alike, give unrelated sequences.
 */
export function seeded(...seed: readonly (string | number)[]): Random {
  const generator = xoroshiro128plus(hash(seed.join('\u0000')));
  const float = () => uniformFloat64(generator);
  const int = (min: number, max: number) => uniformInt(generator, min, max);
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('Nothing to pick from.');
    return items[int(0, items.length - 1)] as T;
  };
  return {
    float,
    int,
    pick,
    between: (min, max) => min + float() * (max - min),
    chance: (probability) => float() < probability,
    sample(items, count) {
      const pool = [...items];
      const taken = [];
      while (taken.length < count && pool.length > 0) {
        taken.push(...pool.splice(int(0, pool.length - 1), 1));
      }
      return taken;
    },
    weighted(weights) {
      const entries = Object.entries<number>(weights) as [keyof typeof weights, number][];
      let left = float() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      return entries.find(([, weight]) => (left -= weight) < 0)?.[0] ?? pick(entries)[0];
    },
  };
}

/** FNV-1a with murmur's finaliser, so that neighbouring seeds do not give neighbouring states. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
