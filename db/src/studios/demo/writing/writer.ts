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

/**
 * A writer that remembers what it has said and prefers what it has said least, so that a line
 * comes back only after the others that fit.
 */
export function createWriter(): Writer {
  const uses = new Map<Line, number>();
  const fitting = new WeakMap<Facts, Map<readonly Line[], readonly Line[]>>();

  function fittingLines(pool: readonly Line[], facts: Facts): readonly Line[] {
    const known = fitting.get(facts) ?? new Map<readonly Line[], readonly Line[]>();
    fitting.set(facts, known);
    const found = known.get(pool) ?? pool.filter((line) => fits(line, facts));
    known.set(pool, found);
    return found;
  }

  return {
    say(pool, facts, random, taken) {
      let options: Line[] = [];
      let fewest = Infinity;
      for (const line of fittingLines(pool, facts)) {
        const used = uses.get(line) ?? 0;
        if (used > fewest || line.topics.some((topic) => taken.has(topic))) continue;
        if (used < fewest) options = [];
        fewest = used;
        options.push(line);
      }
      if (options.length === 0) return undefined;
      const line = random.pick(options);
      uses.set(line, fewest + 1);
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
  return capitalised(text);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
