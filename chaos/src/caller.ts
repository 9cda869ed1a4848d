import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseSetCookie } from 'cookie';
import { isLoss, send } from './http.ts';
import type { Call, Reply } from './http.ts';
import type { Tally } from './tally.ts';

/** Sooner than asked for by Retry-After, so that more of them meet the outage and its end. */
const RETRY_AFTER_MS = 150;

const SESSION = 'roomtone_session';

/** Where callers send their requests. */
export interface Line {
  /** `http://127.0.0.1:port`. */
  url(): string;
  /** Waits while nothing is to be sent there, as a load balancer does. */
  open(): Promise<void>;
  tally: Tally;
  /** Ends all attempts. */
  signal: AbortSignal;
}

/** What came of a request that was sent until it had a result. */
export type Outcome =
  | { certainty: 'acknowledged' | 'declined'; reply: Reply; attempts: number }
  | { certainty: 'unknown'; attempts: number };

export interface Manner {
  /** Statuses by which the request may be declined. */
  declines?: readonly number[];
  /** Whether it is sent again until it has a result. */
  isPatient: boolean;
}

/** Sends requests over connections of its own, with the cookie of a session, as an app does. */
export class Caller {
  /** The cookie, once there is a session. */
  session: string | undefined;
  readonly #line: Line;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(line: Line) {
    this.#line = line;
  }

  /**
   * Sends a request, and the same once more after each error that leaves open whether it was done.
   * @throws AbortError when time is up
   */
  async send(call: Call, { declines = [], isPatient }: Manner): Promise<Outcome> {
    const { signal, tally } = this.#line;
    for (let attempts = 1; ; attempts += 1) {
      await this.#line.open();
      signal.throwIfAborted();
      const sentAt = performance.now();
      const outcome = await send(this.#line.url(), this.#withSession(call), this.#agent);
      const kind = tally.count(call, outcome, declines, performance.now() - sentAt);
      if (!isLoss(outcome)) {
        if (kind === 'served') return { certainty: 'acknowledged', reply: outcome, attempts };
        if (kind === 'declined') return { certainty: 'declined', reply: outcome, attempts };
      }
      // What is wrong has been counted, and would hardly get better.
      if (!isPatient || kind === 'wrong') return { certainty: 'unknown', attempts };
      await sleep(RETRY_AFTER_MS, undefined, { signal });
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #withSession(call: Call): Call {
    if (this.session === undefined || call.headers?.Cookie !== undefined) return call;
    return { ...call, headers: { ...call.headers, Cookie: this.session } };
  }
}

/** The cookie of the session that a response opens. */
export function sessionIn({ headers }: Reply): string {
  for (const line of headers['set-cookie'] ?? []) {
    const { name, value } = parseSetCookie(line);
    if (name === SESSION && value) return `${SESSION}=${value}`;
  }
  throw new Error('A response to a sign-in has no session.');
}
