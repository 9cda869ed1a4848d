import type { Random } from '#demo/lib/random.ts';
import { fits } from './line.ts';
import type { Facts, Line } from './line.ts';

/** Chooses among lines and puts the facts into them. */
export interface Writer {
  /**
   * Says one line of `pool` that is true where `facts` hold and whose topics are not in `taken`,
   * to which its topics are added. Undefined when there is no such line.
   */
  say(pool: readonly Line[], facts: Facts, random: Random, taken: Set<string>): string | undefined;
}

/** One use in the same scope, such as a city, weighs more than any number of uses elsewhere. */
const NEAR_WEIGHT = 10_000;

/**
 * A writer that remembers what it has said and prefers what it has said least: first within the
 * scope of the facts, which is where a reader would notice, then anywhere.
 */
export function createWriter(): Writer {
  /** Every line has a slot, under which its uses are counted. */
  const slots = new Map<Line, number>();
  const anywhere: number[] = [];
  const scopes = new Map<string, number[]>();
  const fitting = new WeakMap<Facts, Map<readonly Line[], readonly Candidate[]>>();

  function candidates(pool: readonly Line[], facts: Facts): readonly Candidate[] {
    const known = getOrMake(fitting, facts, () => new Map<readonly Line[], Candidate[]>());
    return getOrMake(known, pool, () =>
      pool
        .filter((line) => fits(line, facts))
        .map((line) => ({ line, slot: getOrMake(slots, line, () => slots.size) })),
    );
  }

  return {
    say(pool, facts, random, taken) {
      // Filled at once: an array that grows from its far end is slow.
      const near = getOrMake(scopes, facts.scope, () => anywhere.map(() => 0));
      const options: Candidate[] = [];
      let freshest = Infinity;
      for (const candidate of candidates(pool, facts)) {
        const { line, slot } = candidate;
        const stale = (near[slot] ?? 0) * NEAR_WEIGHT + (anywhere[slot] ?? 0);
        if (stale > freshest || line.topics.some((topic) => taken.has(topic))) continue;
        if (stale < freshest) options.length = 0;
        freshest = stale;
        options.push(candidate);
      }
      if (options.length === 0) return undefined;
      const { line, slot } = random.pick(options);
      for (const counts of [near, anywhere]) counts[slot] = (counts[slot] ?? 0) + 1;
      for (const topic of line.topics) taken.add(topic);
      return render(line, facts, random);
    },
  };
}

interface Candidate {
  line: Line;
  slot: number;
}

/** What `map` holds for `key`; made and kept when there is nothing yet. */
function getOrMake<K extends object | string, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** The text of `line` with its choices made and its words filled in. */
export function render(line: Line, facts: Facts, random: Random): string {
  const text = line.text
    .replaceAll(/<([^>]*)>/g, (_, choices: string) => random.pick(choices.split('|')))
    .replaceAll(/\{([^}]+)\}/g, (_, word: string) => facts.words.get(word) ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
