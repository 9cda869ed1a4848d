import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/**
 * How long a connection may take to its first request for the server not to be closed before it:
 * browsers open some that they may never use.
 */
const FIRST_REQUEST_MS = 500;

const LOOK_EVERY_MS = 10;

/** What goes on at a server, so that it can be closed without cutting anybody off. */
export class Traffic {
  /** Responses that have not ended. */
  readonly #responses = new Set<ServerResponse>();
  /** Connections over which no request has come yet, and since when. */
  readonly #unused = new Map<Socket, number>();
  readonly #firstRequestMs: number;
  #accepted = 0;
  #isEnding = false;

  /** @param server to which nothing listens yet: what responds must come after this */
  constructor(server: Server, firstRequestMs = FIRST_REQUEST_MS) {
    this.#firstRequestMs = firstRequestMs;
    server.on('connection', (socket) => {
      this.#accepted += 1;
      this.#unused.set(socket, performance.now());
      socket.once('close', () => this.#unused.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.#unused.delete(socket);
      this.#responses.add(response);
      response.once('close', () => this.#responses.delete(response));
      if (this.#isEnding) endConnectionOf(response);
    });
  }

  /** From now on each response ends its connection, and says so, so that no request comes after it. */
  endConnections(): void {
    this.#isEnding = true;
    for (const response of this.#responses) endConnectionOf(response);
  }

  /**
   * Waits until everybody who has come is let in and has had the time to ask, for `ms` at most. The
   * system has let them connect before this process knows of them, and cuts off those it does not
   * know of when the server is closed.
   */
  async untilNobodyWaits(ms: number): Promise<void> {
    const deadline = performance.now() + ms;
    while (performance.now() < deadline) {
      const before = this.#accepted;
      // A whole turn of the event loop accepts at least one of those who wait.
      await turn();
      await turn();
      if (this.#accepted !== before) continue;
      if (!this.#isRequestDue()) return;
      await sleep(LOOK_EVERY_MS);
    }
  }

  #isRequestDue(): boolean {
    const since = performance.now() - this.#firstRequestMs;
    return [...this.#unused.values()].some((accepted) => accepted > since);
  }
}

function endConnectionOf(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
