import type { DocumentNode } from '@apollo/client';
import type { FormattedExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';
import type { Client, Sink } from 'graphql-ws';
import { pauseOrOnline } from '#web/lib/pause.ts';
import { print } from '#web/lib/printed-query.ts';

/** How long it takes until a closed connection is opened again (spec §9), and at most after many times. */
const RECONNECT_MS = 3000;
const LAST_RECONNECT_MS = 60_000;

/** How long the connection stays when nothing is followed any more, as between two pages. */
const LINGER_MS = 5000;

/** How often the other end is asked for a sign of life, and how long it may take. */
const PING_MS = 20_000;
const PONG_MS = 10_000;

/** The connection over which the server tells what changes; made when something is followed. */
export class LiveClient {
  readonly #client: Client;
  #isReopening = false;
  #pong: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string) {
    this.#client = createClient({
      url,
      lazyCloseTimeout: LINGER_MS,
      connectionAckWaitTimeout: PONG_MS,
      keepAlive: PING_MS,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: (retries) => this.#waitToReopen(retries),
      on: {
        // A line that is dead, as after the device has slept, does not close by itself.
        ping: (isReceived) => {
          if (!isReceived) this.#pong = setTimeout(() => this.#client.terminate(), PONG_MS);
        },
        pong: (isReceived) => {
          if (isReceived) clearTimeout(this.#pong);
        },
        closed: () => clearTimeout(this.#pong),
      },
    });
  }

  /** Follows what a subscription tells. @returns a function that ends it */
  subscribe<Data>(
    document: DocumentNode,
    variables: Record<string, unknown>,
    sink: Sink<FormattedExecutionResult<Data>>,
  ): () => void {
    let again: ReturnType<typeof setTimeout> | undefined;
    let end: () => void;
    const begin = () => {
      end = this.#client.subscribe(
        { query: print(document), variables },
        {
          ...sink,
          error(problem) {
            // Some codes, such as those of a proxy that fails, the library takes for the last word.
            if (problem instanceof CloseEvent) again = setTimeout(begin, LAST_RECONNECT_MS);
            else sink.error(problem);
          },
        },
      );
    };
    begin();
    return () => {
      clearTimeout(again);
      end();
    };
  }

  /** Opens the connection anew, as whoever is logged in now. */
  reopen(): void {
    this.#isReopening = true;
    this.#client.terminate();
  }

  /** Closes it for good. */
  async close(): Promise<void> {
    await this.#client.dispose();
  }

  /** At once when it was closed for that; else longer each time, and not all browsers together. */
  async #waitToReopen(retries: number): Promise<void> {
    if (this.#isReopening) {
      this.#isReopening = false;
      return;
    }
    const pause = Math.min(RECONNECT_MS * 2 ** retries, LAST_RECONNECT_MS);
    await pauseOrOnline(pause * (1 + Math.random() / 2));
  }
}
