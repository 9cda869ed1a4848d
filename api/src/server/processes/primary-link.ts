import { within } from '#api/lib/deadline.ts';
import type { MetricsOfProcess, ToPrimary, ToProcess } from './messages.ts';
import type { Seat } from './seat.ts';

/** How long the primary may take to gather metrics, in ms: longer than it waits for any process. */
const METRICS_MS = 4000;

/** How long a process whose primary is gone may take to end, in ms, whatever it was told to wait for. */
const END_MS = 60_000;

/** A process's end of the channel to the one that has started it. */
export class PrimaryLink {
  readonly seat: Seat;
  readonly #wanted = new Map<number, (metrics: readonly MetricsOfProcess[]) => void>();
  #ownMetrics: (() => Promise<MetricsOfProcess>) | undefined;
  #requests = 0;

  constructor(seat: Seat) {
    this.seat = seat;
    process.on('message', (message: ToProcess) => void this.#receive(message));
    process.once('disconnect', endAlone);
    // A terminal and systemd signal all processes, and the primary passes on what it got: a signal
    // may come more often than it was sent, and must not end at once what it has begun to end.
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);
  }

  /** Tells that this process serves. */
  listening(): void {
    this.#send({ kind: 'listening' });
  }

  /** Has `own` told to whoever asks for the metrics of all. */
  tellMetrics(own: () => Promise<MetricsOfProcess>): void {
    this.#ownMetrics = own;
  }

  /**
   * The metrics of all processes that tell them in time.
   * @throws DeadlineError when the primary does not answer
   */
  async metricsOfAll(): Promise<readonly MetricsOfProcess[]> {
    this.#requests += 1;
    const request = this.#requests;
    const { promise, resolve } = Promise.withResolvers<readonly MetricsOfProcess[]>();
    this.#wanted.set(request, resolve);
    this.#send({ kind: 'metrics wanted', request });
    try {
      return await within(METRICS_MS, promise);
    } finally {
      this.#wanted.delete(request);
    }
  }

  async #receive(message: ToProcess): Promise<void> {
    const { request } = message;
    if (message.kind === 'metrics of all') this.#wanted.get(request)?.(message.metrics);
    else this.#send({ kind: 'metrics', request, metrics: await this.#tellOwn() });
  }

  /** None when they cannot be read: that is no reason for a process to end. */
  async #tellOwn(): Promise<MetricsOfProcess> {
    return this.#ownMetrics?.().catch(() => []) ?? [];
  }

  #send(message: ToPrimary): void {
    // When the primary is gone there is nobody to tell, and this process ends anyway.
    process.send?.(message, undefined, undefined, () => undefined);
  }
}

/** The link to the primary; undefined when this process was not started by one. */
export function openPrimaryLink(): PrimaryLink | undefined {
  const [, , seat] = process.argv;
  if (!process.channel || !seat) return undefined;
  return new PrimaryLink(JSON.parse(seat) as Seat);
}

/** Finishes what has begun and ends, as nobody would start another or pass signals on. */
function endAlone(): void {
  setTimeout(() => process.exit(1), END_MS).unref();
  process.kill(process.pid, 'SIGINT');
}
