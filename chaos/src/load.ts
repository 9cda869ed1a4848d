import { setTimeout as sleep } from 'node:timers/promises';
import type { Musician } from './musician.ts';

const LOOK_EVERY_MS = 10;

/** People who do one thing after the other, all at once, until they are asked to stop. */
export class Load {
  readonly #people: readonly Musician[];
  readonly #working: Promise<void>;
  readonly #signal: AbortSignal;
  #isOver = false;
  #error: unknown;

  /** @param signal of when the whole round must be over */
  constructor(people: readonly Musician[], signal: AbortSignal) {
    this.#people = people;
    this.#signal = signal;
    this.#working = this.#run();
  }

  /** Waits until something has come of the work. @throws what anybody has failed with */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      if (this.#error) throw this.#error;
      await sleep(LOOK_EVERY_MS, undefined, { signal: this.#signal });
    }
  }

  /** Lets everybody finish what they do. @throws what anybody has failed with */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#working;
    for (const person of this.#people) person.close();
    if (this.#error) throw this.#error;
  }

  async #run(): Promise<void> {
    try {
      await Promise.all(this.#people.map((person) => this.#keepBusy(person)));
    } catch (error) {
      this.#error = error;
    }
  }

  async #keepBusy(person: Musician): Promise<void> {
    while (!this.#isOver && !this.#error) await person.act();
  }
}
