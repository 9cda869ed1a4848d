import { DomainError } from '#domain/errors/domain-error.ts';

/** Text of a GraphQL response, in bytes of its JSON, as far as that is known while it is made. */
export const ANSWER_LIMIT_BYTES = 5_000_000;

/** Names, quotes, commas and brackets around a value. */
const BYTES_PER_VALUE = 16;

/** How many values are taken between two looks at the clock. */
const VALUES_PER_LOOK = 256;

/**
 * What a request may still use of time and of answer, whatever was reckoned beforehand. Once one of
 * them is spent, whoever works for the request is stopped wherever it looks here next.
 */
export class Budget {
  readonly #deadline: number;
  #bytes = ANSWER_LIMIT_BYTES;
  #values = 0;
  #exhaustion: DomainError | undefined;

  /** @param milliseconds how long the request may take, from now on */
  constructor(milliseconds: number) {
    this.#deadline = performance.now() + milliseconds;
  }

  /** Why the request is stopped; undefined while it is not. */
  get exhaustion(): DomainError | undefined {
    return this.#exhaustion;
  }

  /** @throws DomainError UNAVAILABLE when the time is over, and whatever was thrown before */
  check(): void {
    if (!this.#exhaustion && performance.now() > this.#deadline) {
      this.#exhaustion = new DomainError('UNAVAILABLE', 'errors.tookTooLong', { retryAfter: 10 });
    }
    if (this.#exhaustion) throw this.#exhaustion;
  }

  /**
   * Counts a value of the response.
   * @throws DomainError BAD_USER_INPUT when the response is too large; as {@link check} does
   */
  spend(value: unknown): void {
    this.#bytes -= BYTES_PER_VALUE + (typeof value === 'string' ? value.length : 0);
    if (this.#bytes < 0) {
      this.#exhaustion ??= new DomainError('BAD_USER_INPUT', 'errors.resultTooLarge', {
        values: { megabytes: ANSWER_LIMIT_BYTES / 1e6 },
      });
    }
    this.#values += 1;
    if (this.#exhaustion || this.#values % VALUES_PER_LOOK === 0) this.check();
  }
}
