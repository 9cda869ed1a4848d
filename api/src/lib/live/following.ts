import type { TopicChange } from './topic.ts';

/** Of how many different things at most the latest changes wait for a slow follower. */
const WAITING_LIMIT = 1000;

/**
 * The changes that one follower hears of. Of each thing only the latest change waits to be taken:
 * versions stand for all that came before them, so nothing piles up however slowly they are taken.
 */
export class Following implements AsyncIterableIterator<TopicChange, undefined> {
  readonly #waiting = new Map<string, number>();
  readonly #onEnd: () => void;
  #wake: (() => void) | undefined;
  #isOver = false;

  /** @param onEnd called once when nobody follows any more */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** Has the follower hear of a change. */
  push({ key, version }: TopicChange): void {
    if (this.#isOver) return;
    // Only who follows all things of a kind can be behind with so many, and loses the oldest.
    if (this.#waiting.size === WAITING_LIMIT)
      this.#waiting.delete(this.#waiting.keys().next().value!);
    this.#waiting.set(key, version);
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<TopicChange, undefined>> {
    while (!this.#isOver) {
      for (const [key, version] of this.#waiting) {
        this.#waiting.delete(key);
        return { done: false, value: { key, version } };
      }
      await new Promise<void>((wake) => (this.#wake = wake));
    }
    return { done: true, value: undefined };
  }

  /** Ends it, also for whoever waits for the next change. */
  return(): Promise<IteratorResult<TopicChange, undefined>> {
    if (!this.#isOver) {
      this.#isOver = true;
      this.#waiting.clear();
      this.#wake?.();
      this.#onEnd();
    }
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
