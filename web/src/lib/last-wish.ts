/** How what is stored comes to be what is wanted. */
interface Settling<T> {
  /** What is stored as far as is known; undefined when that is not known. */
  stored: () => T | undefined | Promise<T>;
  /** Stores what is wanted, and says what is stored then. */
  store: (wanted: T) => Promise<T>;
}

/**
 * What somebody wants to have stored, however often they change their mind: one call is made after
 * the other, and the last wish stays, whatever the network does.
 */
export class LastWish<T> {
  #wanted: T;
  #isSettling = false;

  constructor(wanted: T) {
    this.#wanted = wanted;
  }

  /** What is wanted by now. */
  get wanted(): T {
    return this.#wanted;
  }

  /** Changes what is wanted, which nothing stores before {@link settle} is called. */
  want(wanted: T): void {
    this.#wanted = wanted;
  }

  /**
   * Stores what is wanted, and what comes to be wanted meanwhile.
   * @returns false when it left that to an earlier call, which is still under way
   * @throws what `store` does; then nothing is under way any more
   */
  async settle({ stored, store }: Settling<T>): Promise<boolean> {
    if (this.#isSettling) return false;
    this.#isSettling = true;
    try {
      let last = await stored();
      while (last !== this.#wanted) last = await store(this.#wanted);
      return true;
    } finally {
      this.#isSettling = false;
    }
  }
}
