import { isLoss } from './http.ts';
import type { Call, Loss, Reply } from './http.ts';

/**
 * What came of a request:
 * - `served`: it was done;
 * - `declined`: for a reason that its sender has to expect, such as a time that is taken;
 * - `unavailable`: 503, with the time after which to try again;
 * - `unreachable`: nobody listened;
 * - `cut`: the connection ended before the response;
 * - `wrong`: anything else, such as 500.
 */
export const kinds = ['served', 'declined', 'unavailable', 'unreachable', 'cut', 'wrong'] as const;
export type Kind = (typeof kinds)[number];

/** How many wrong responses are told apart in a report. */
const EXAMPLES = 5;

/** Counts what came of requests. */
export class Tally {
  readonly counts: Record<Kind, number> = {
    served: 0,
    declined: 0,
    unavailable: 0,
    unreachable: 0,
    cut: 0,
    wrong: 0,
  };
  /** The first wrong responses. */
  readonly examples: string[] = [];
  slowestMs = 0;
  readonly #mayLose: () => boolean;

  /** @param mayLose whether connections may be lost at the moment, because the process is killed */
  constructor(mayLose: () => boolean) {
    this.#mayLose = mayLose;
  }

  get requests(): number {
    return kinds.reduce((sum, kind) => sum + this.counts[kind], 0);
  }

  /**
   * Counts an outcome.
   * @param declines statuses by which this request may be declined
   */
  count(call: Call, outcome: Reply | Loss, declines: readonly number[], ms: number): Kind {
    const kind = this.#judge(outcome, declines);
    this.counts[kind] += 1;
    this.slowestMs = Math.max(this.slowestMs, ms);
    if (kind === 'wrong') this.#note(call, outcome);
    return kind;
  }

  /** Counts something else that should not be. */
  blame(what: string): void {
    this.counts.wrong += 1;
    this.examples.push(what);
  }

  #judge(outcome: Reply | Loss, declines: readonly number[]): Kind {
    if (!isLoss(outcome)) return kindOf(outcome, declines);
    if (!this.#mayLose()) return 'wrong';
    return outcome.code === 'ECONNREFUSED' ? 'unreachable' : 'cut';
  }

  #note({ method, path }: Call, outcome: Reply | Loss): void {
    if (this.examples.length >= EXAMPLES) return;
    const what = isLoss(outcome) ? outcome.code : `${outcome.status} ${outcome.text.slice(0, 300)}`;
    this.examples.push(`${method} ${path}: ${what}`);
  }
}

function kindOf(reply: Reply, declines: readonly number[]): Kind {
  const { headers } = reply;
  const status = statusOf(reply);
  if (status === 503) return headers['retry-after'] === undefined ? 'wrong' : 'unavailable';
  if (declines.includes(status)) return 'declined';
  return status >= 200 && status < 400 ? 'served' : 'wrong';
}

/** The status, or for what GraphQL cannot do that which REST has for it. */
function statusOf({ status, text }: Reply): number {
  if (status !== 200 || !text.startsWith('{"errors"')) return status;
  return text.includes('"code":"CONFLICT"') ? 409 : 500;
}
