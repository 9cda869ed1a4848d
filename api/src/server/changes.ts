import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';

const CHANNEL = 'roomtone_changes';

/** PostgreSQL takes less than 8000 bytes in one notice; a tag has far fewer than 80. */
const TAGS_PER_NOTICE = 100;

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2000;

/** Somebody who keeps what others may change. */
export interface ChangeListener {
  /** Things with these tags, such as `studio:7`, have changed. */
  changed(tags: readonly string[]): void;
  /** Changes may go unheard from now on. */
  lost(): void;
  /** Every change that is committed from now on will be heard. */
  found(): void;
}

export interface ChangeFeed {
  /** Tells all processes, this one at once. To be called after the commit. */
  publish(tags: readonly string[]): void;
  close(): Promise<void>;
}

interface FeedOptions {
  /** Connection URL of the database that is written to. */
  url: string;
  log: Logger;
  listener: ChangeListener;
}

/**
 * Carries changes between the processes that share a database, over one connection of its own that
 * is made anew whenever it is lost. What could not be sent is sent then.
 */
export function startChangeFeed(options: FeedOptions): ChangeFeed {
  return new PostgresChangeFeed(options);
}

class PostgresChangeFeed implements ChangeFeed {
  readonly #options: FeedOptions;
  readonly #unsent = new Set<string>();
  readonly #closing = new AbortController();
  readonly #finished: Promise<void>;
  /** Undefined while nothing is heard. */
  #client: Client | undefined;
  /** The connection over which something is being sent, which takes one query at a time. */
  #sendingOver: Client | undefined;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#finished = this.#run();
  }

  publish(tags: readonly string[]): void {
    this.#options.listener.changed(tags);
    for (const tag of tags) this.#unsent.add(tag);
    void this.#send();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#finished;
  }

  async #run(): Promise<void> {
    const { log } = this.#options;
    const { signal } = this.#closing;
    for (let retryMs = FIRST_RETRY_MS; !signal.aborted;) {
      try {
        await this.#listen(() => (retryMs = FIRST_RETRY_MS));
      } catch (error) {
        log.warn({ err: error }, 'changes of other processes are not heard; connecting again');
      }
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
    }
  }

  /** Listens until the connection is lost, which it throws, or the feed is closed. */
  async #listen(onHeard: () => void): Promise<void> {
    const { url, listener } = this.#options;
    const client = new Client({
      connectionString: url,
      application_name: 'roomtone changes',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    const { promise: over, resolve, reject } = Promise.withResolvers<void>();
    // Something may fail before anybody waits for it.
    over.catch(() => undefined);
    client.on('error', reject);
    client.on('end', () => reject(new Error('The connection has ended.')));
    const close = () => resolve();
    this.#closing.signal.addEventListener('abort', close);
    try {
      await client.connect();
      client.on('notification', ({ processId, payload }) => {
        // This process was told when it published.
        if (processId !== ownProcessOf(client)) listener.changed(readTags(payload));
      });
      await client.query(`LISTEN ${CHANNEL}`);
      this.#client = client;
      onHeard();
      listener.found();
      void this.#send();
      if (!this.#closing.signal.aborted) await over;
    } finally {
      this.#closing.signal.removeEventListener('abort', close);
      this.#client = undefined;
      listener.lost();
      await client.end().catch(() => undefined);
    }
  }

  /** Sends what waits, one notice after the other. What is published meanwhile goes with the next. */
  async #send(): Promise<void> {
    const client = this.#client;
    if (!client || client === this.#sendingOver) return;
    this.#sendingOver = client;
    while (this.#unsent.size > 0) {
      const tags = [...this.#unsent].slice(0, TAGS_PER_NOTICE);
      for (const tag of tags) this.#unsent.delete(tag);
      try {
        await client.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(tags)]);
      } catch {
        // The connection is lost, and says so itself; the next one sends them.
        for (const tag of tags) this.#unsent.add(tag);
        return;
      }
    }
    this.#sendingOver = undefined;
  }
}

/** The database's id of this connection, which the types of pg leave out. */
function ownProcessOf(client: Client): number | null {
  return (client as Client & { processID: number | null }).processID;
}

function readTags(payload: string | undefined): string[] {
  return JSON.parse(payload ?? '[]') as string[];
}
