import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Spreads neighbouring indexes over all states of the generator (the golden ratio of 2^32). */
const SPREAD = 0x9e3779b1;

/**
 * The random choices that an input is made by. They are recorded, so that the same input can be made
 * again, and a smaller one by changing the record: 0 is always the simplest choice.
 */
export class Choices {
  readonly #next: (limit: number) => number;
  readonly #taken: number[] = [];

  private constructor(next: (limit: number) => number) {
    this.#next = next;
  }

  /** The choices of input number `index` of a run with `seed`. */
  static seeded(seed: number, index: number): Choices {
    const random = xoroshiro128plus(seed ^ Math.imul(index + 1, SPREAD));
    return new Choices((limit) => uniformInt(random, 0, limit));
  }

  /** The choices of a record, and 0 for whatever is chosen after its end. */
  static recorded(record: readonly number[]): Choices {
    let position = 0;
    return new Choices((limit) => Math.min(record[position++] ?? 0, limit));
  }

  /** All choices so far. */
  get record(): readonly number[] {
    return this.#taken;
  }

  /** A whole number from `min` to `max`. */
  int(min: number, max: number): number {
    const choice = this.#next(max - min);
    this.#taken.push(choice);
    return min + choice;
  }

  /** True in so many of 100 cases. */
  chance(percent: number): boolean {
    return this.int(0, 99) >= 100 - percent;
  }

  /** @throws when there is nothing to pick */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('There is nothing to pick.');
    return items[this.int(0, items.length - 1)]!;
  }

  /** One of the makers, each as often as its weight says. */
  weighted<T>(makers: readonly (readonly [weight: number, make: () => T])[]): T {
    let rest = this.int(0, makers.reduce((sum, [weight]) => sum + weight, 0) - 1);
    for (const [weight, make] of makers) {
      if (rest < weight) return make();
      rest -= weight;
    }
    throw new Error('Weights are whole numbers above 0.');
  }

  /** Between `min` and `max` items. */
  list<T>(min: number, max: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.int(min, max) }, (_, index) => make(index));
  }

  /** Some of the items, in their order. */
  some<T>(items: readonly T[], percent: number): T[] {
    return items.filter(() => this.chance(percent));
  }
}
