import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorEntry } from './log.ts';

/** How many different errors wait at most. More at once are one trouble, which the log has whole. */
const WAITING = 50;

/** How long the same error is not reported again, but counted. */
const REPEATED_WITHIN_MS = 60_000;

/** How many different errors are told apart at most. */
const KNOWN = 500;

/** How long a report may take, and the end of the process may wait for the last ones. */
const SENDING_MS = 5000;
const FLUSH_MS = 3000;

/** What is sent, as JSON. It says nothing about anybody: see `loggedError`. */
export interface ErrorReport extends ErrorEntry {
  /** What runs. */
  release: string;
  /** ISO 8601, UTC. */
  at: string;
  /** How often the same has happened since it was reported last, this time included. */
  count: number;
}

interface ReporterOptions {
  url: string;
  release: string;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Called when a report could not be sent. */
  onLost: (error: unknown) => void;
}

/** Errors of one kind: since when they are counted, and how many have not been reported. */
interface Kind {
  since: number;
  count: number;
}

/** Sends unexpected errors to an address, one after the other. Whatever becomes of that disturbs nobody. */
export class ErrorReporter {
  readonly #options: ReporterOptions;
  readonly #waiting: ErrorReport[] = [];
  readonly #kinds = new Map<string, Kind>();
  #sending: Promise<void> | undefined;

  constructor(options: ReporterOptions) {
    this.#options = options;
  }

  /** Reports an error soon, unless the same was reported a moment ago or too many wait. */
  readonly report = (entry: ErrorEntry): void => {
    const now = this.#options.clock();
    const count = this.#count(fingerprintOf(entry), now);
    if (count === undefined || this.#waiting.length >= WAITING) return;
    const { release } = this.#options;
    this.#waiting.push({ ...entry, release, at: new Date(now).toISOString(), count });
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
  };

  /** Waits a little for what has not been sent yet. */
  async flush(): Promise<void> {
    await Promise.race([this.#sending, sleep(FLUSH_MS, undefined, { ref: false })]);
  }

  /** @returns how often it has happened, when that is to be reported now */
  #count(fingerprint: string, now: number): number | undefined {
    const kind = this.#kinds.get(fingerprint);
    if (kind && now - kind.since < REPEATED_WITHIN_MS) {
      kind.count += 1;
      return undefined;
    }
    if (this.#kinds.size >= KNOWN) this.#kinds.clear();
    this.#kinds.set(fingerprint, { since: now, count: 0 });
    return 1 + (kind?.count ?? 0);
  }

  async #sendAll(): Promise<void> {
    for (let report = this.#waiting.shift(); report; report = this.#waiting.shift()) {
      await this.#send(report).catch(this.#options.onLost);
    }
  }

  async #send(report: ErrorReport): Promise<void> {
    const { status } = await fetch(this.#options.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
      // Somebody else's address is not where errors should go.
      redirect: 'error',
      signal: AbortSignal.timeout(SENDING_MS),
    });
    if (status >= 300) throw new Error(`The response was ${status}.`);
  }
}

/** The same defect again, whatever it was about. */
function fingerprintOf({ error }: ErrorEntry): string {
  const [, frame = ''] = error.stack.split('\n    at ', 2);
  return `${error.type}\n${error.message}\n${frame}`;
}
