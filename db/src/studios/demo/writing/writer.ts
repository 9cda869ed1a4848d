import type { Random } from '#scenes/random.ts';
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

/** How often lines were said. */
type Uses = Map<Line, number>;

/** One use in the same scope, such as a city, weighs more than any number of uses elsewhere. */
const NEAR_WEIGHT = 10_000;

/**
 * A writer that remembers what it has said and prefers what it has said least: first within the
 * scope of the facts, which is where a reader would notice, then anywhere.
 */
export function createWriter(): Writer {
  const everywhere: Uses = new Map();
  const scopes = new Map<string, Uses>();
  const fitting = new WeakMap<Facts, Map<readonly Line[], readonly Line[]>>();

  function usesIn(scope: string): Uses {
    const uses = scopes.get(scope) ?? new Map<Line, number>();
    scopes.set(scope, uses);
    return uses;
  }

  function fittingLines(pool: readonly Line[], facts: Facts): readonly Line[] {
    const known = fitting.get(facts) ?? new Map<readonly Line[], readonly Line[]>();
    fitting.set(facts, known);
    const found = known.get(pool) ?? pool.filter((line) => fits(line, facts));
    known.set(pool, found);
    return found;
  }

  return {
    say(pool, facts, random, taken) {
      const near = usesIn(facts.scope);
      let options: Line[] = [];
      let freshest = Infinity;
      for (const line of fittingLines(pool, facts)) {
        const stale = (near.get(line) ?? 0) * NEAR_WEIGHT + (everywhere.get(line) ?? 0);
        if (stale > freshest || line.topics.some((topic) => taken.has(topic))) continue;
        if (stale < freshest) options = [];
        freshest = stale;
        options.push(line);
      }
      if (options.length === 0) return undefined;
      const line = random.pick(options);
      for (const uses of [near, everywhere]) uses.set(line, (uses.get(line) ?? 0) + 1);
      for (const topic of line.topics) taken.add(topic);
      return render(line, facts, random);
    },
  };
}

/** The text of `line` with its choices made and its words filled in. */
export function render(line: Line, facts: Facts, random: Random): string {
  const text = line.text
    .replaceAll(/<([^>]*)>/g, (_, choices: string) => random.pick(choices.split('|')))
    .replaceAll(/\{([^}]+)\}/g, (_, word: string) => facts.words.get(word) ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
