import { beforeAll } from 'vitest';
import type { CardProvider } from '#api/lib/payments/payment-provider.ts';
import type { TestServer } from './test-server.ts';
import { watchCommits } from './watch-commits.ts';

/** How many steps a process has at most before it dies. */
export const MOST_STEPS = 8;

/**
 * The server of a file of tests, in this process, as if it died and were there again: from a step on
 * nothing that it was about commits any more, nor reaches the provider or is heard of by it. A step is
 * before or after a commit or a request to the provider.
 */
export function useDeaths(server: TestServer) {
  let left = Number.POSITIVE_INFINITY;
  let count = 0;

  function step(): void {
    left -= 1;
    if (left <= 0) throw new Error('The process is dead.');
  }

  beforeAll(() => {
    watchCommits(step);
    const { payments } = server.runtime;
    payments.provider = payments.provider && dying(payments.provider, step);
  });

  return {
    /** How often it has died. */
    get count() {
      return count;
    },
    /**
     * Does something that the server dies over at the given step, unless it takes fewer.
     * @throws what `work` throws where it does not die
     */
    async during<T>(diesAt: number | undefined, work: () => Promise<T>): Promise<T | undefined> {
      left = diesAt ?? Number.POSITIVE_INFINITY;
      try {
        return await work();
      } catch (error) {
        if (left > 0) throw error;
        return undefined;
      } finally {
        if (left <= 0) count += 1;
        left = Number.POSITIVE_INFINITY;
      }
    },
  };
}

/** A provider whose every command and question has a step on either side. */
function dying(provider: CardProvider, step: () => void): CardProvider {
  return new Proxy(provider, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name, target);
      // What it reads of news that are there already is no request.
      if (typeof part !== 'function' || name === 'readNews') return part;
      return async (...given: unknown[]): Promise<unknown> => {
        step();
        const answer: unknown = await Reflect.apply(part, target, given);
        step();
        return answer;
      };
    },
  });
}
