import { DomainError } from '#domain/errors/domain-error.ts';
import type { Network } from '#api/lib/network.ts';

interface QueueLimits {
  /** How many are made at the same time. */
  atOnce: number;
  /** How many may wait for their turn. */
  waiting: number;
  /** How many of one network may. */
  waitingOfNetwork: number;
}

type Start = () => void;

/**
 * Has pages made one after the other, by turns for the networks that ask: whoever asks for many waits
 * for their own. Beyond what may wait, asking is refused at once, while a response still can be had.
 */
export class RenderQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Map<Network, Start[]>();
  #running = 0;
  #length = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Does `work` when it is its turn. @throws DomainError UNAVAILABLE when too many wait already */
  async run<T>(network: Network, work: () => Promise<T>): Promise<T> {
    await this.#turn(network);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  async #turn(network: Network): Promise<void> {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1;
      return;
    }
    const own = this.#waiting.get(network) ?? [];
    if (this.#length >= this.#limits.waiting || own.length >= this.#limits.waitingOfNetwork) {
      throw new DomainError('UNAVAILABLE', 'errors.unavailable', { retryAfter: 5 });
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    own.push(resolve);
    this.#waiting.set(network, own);
    this.#length += 1;
    await promise;
  }

  #startNext(): void {
    const [next] = this.#waiting;
    if (!next) return;
    const [network, [start, ...others]] = next;
    // Whose turn it was stands behind the others.
    this.#waiting.delete(network);
    if (others.length > 0) this.#waiting.set(network, others);
    this.#length -= 1;
    this.#running += 1;
    start!();
  }
}
