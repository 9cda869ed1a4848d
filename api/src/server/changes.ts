import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { endWhenSilent } from '#db/lib/time-limits.ts';
import { within } from '#api/lib/deadline.ts';

const CHANNEL = 'roomtone_changes';

/** PostgreSQL takes less than 8000 bytes in one notice; a tag has far fewer than 80. */
const TAGS_PER_NOTICE = 100;

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2000;

/** How long a connection may take to end in order. */
const END_MS = 1000;

/** How a connection is noticed that nothing comes over any more, though it has not ended: in ms. */
export interface Heartbeat {
  /** How often the database is asked for a sign of life. */
  every: number;
  /** How long it may take to give one. */
  silence: number;
}

const defaultHeartbeat: Heartbeat = { every: 5000, silence: 5000 };

/** Somebody who keeps or follows what others may change. */
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
  listeners: readonly ChangeListener[];
  heartbeat?: Heartbeat;
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
    this.#tell((listener) => listener.changed(tags));
    for (const tag of tags) this.#unsent.add(tag);
    void this.#send();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#finished;
  }

  #tell(what: (listener: ChangeListener) => void): void {
    for (const listener of this.#options.listeners) what(listener);
  }

  async #run(): Promise<void> {
    const { log } = this.#options;
    const { signal } = this.#closing;
    for (let retryMs = FIRST_RETRY_MS; !signal.aborted;) {
      try {
        await this.#listen(() => (retryMs = FIRST_RETRY_MS));
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ err: error }, 'changes of other processes are not heard; connecting again');
      }
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
    }
  }

  /** Listens until the connection is lost, which it throws, or the feed is closed. */
  async #listen(onHeard: () => void): Promise<void> {
    const { url, heartbeat = defaultHeartbeat } = this.#options;
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
    const close = () => {
      resolve();
      // A database that does not answer would keep it waiting.
      if (client !== this.#client) client.connection.stream.destroy();
    };
    this.#closing.signal.addEventListener('abort', close);
    const beating = setInterval(() => void this.#askForLife(), heartbeat.every);
    try {
      await client.connect();
      endWhenSilent(client, heartbeat.silence);
      client.on('notification', ({ processId, payload }) => {
        // This process was told when it published.
        if (processId === ownProcessOf(client)) return;
        const tags = readTags(payload);
        this.#tell((listener) => listener.changed(tags));
      });
      await client.query(`LISTEN ${CHANNEL}`);
      this.#client = client;
      onHeard();
      this.#tell((listener) => listener.found());
      void this.#send();
      if (!this.#closing.signal.aborted) await over;
    } finally {
      this.#closing.signal.removeEventListener('abort', close);
      clearInterval(beating);
      this.#client = undefined;
      this.#tell((listener) => listener.lost());
      await end(client);
    }
  }

  /** Ends a connection that is dead, by sending something. What is being sent already does so too. */
  async #askForLife(): Promise<void> {
    const client = this.#client;
    if (!client || client === this.#sendingOver) return;
    this.#sendingOver = client;
    try {
      await client.query('SELECT 1');
    } catch {
      // The connection is lost, and says so itself.
      return;
    }
    this.#sendingOver = undefined;
    void this.#send();
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

/** Ends a connection in order or, when the other end does not take part, by itself. */
async function end(client: Client): Promise<void> {
  await within(END_MS, client.end()).catch(() => client.connection.stream.destroy());
}

/** The database's id of this connection, which the types of pg leave out. */
function ownProcessOf(client: Client): number | null {
  return (client as Client & { processID: number | null }).processID;
}

function readTags(payload: string | undefined): string[] {
  return JSON.parse(payload ?? '[]') as string[];
}
