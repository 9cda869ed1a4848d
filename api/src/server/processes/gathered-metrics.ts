import type { ChildProcess } from 'node:child_process';
import type { MetricsOfProcess, ToPrimary, ToProcess } from './messages.ts';

/** How long a process may take to tell its own, in ms. */
const TELLING_MS = 3000;

/** What is asked of all at the moment, and who has yet to answer. */
interface Gathering {
  awaited: Set<ChildProcess>;
  metrics: MetricsOfProcess[];
  finish: () => void;
}

/** Gathers the metrics of all processes for the one that was asked for them. */
export class GatheredMetrics {
  readonly #processes = new Set<ChildProcess>();
  readonly #gatherings = new Map<number, Gathering>();
  #requests = 0;

  /** From now on `child`, which serves, is asked, until it ends. */
  add(child: ChildProcess): void {
    this.#processes.add(child);
    child.on('message', (message: ToPrimary) => this.#receive(child, message));
    child.once('disconnect', () => {
      this.#processes.delete(child);
      for (const request of this.#gatherings.keys()) this.#take(child, request, undefined);
    });
  }

  #receive(child: ChildProcess, message: ToPrimary): void {
    if (message.kind === 'metrics wanted') this.#gather(child, message.request);
    if (message.kind === 'metrics') this.#take(child, message.request, message.metrics);
  }

  #gather(asker: ChildProcess, askersRequest: number): void {
    this.#requests += 1;
    const request = this.#requests;
    const metrics: MetricsOfProcess[] = [];
    const finish = () => {
      clearTimeout(timer);
      this.#gatherings.delete(request);
      send(asker, { kind: 'metrics of all', request: askersRequest, metrics });
    };
    const timer = setTimeout(finish, TELLING_MS);
    this.#gatherings.set(request, { awaited: new Set(this.#processes), metrics, finish });
    for (const child of this.#processes) send(child, { kind: 'metrics wanted', request });
  }

  #take(child: ChildProcess, request: number, told: MetricsOfProcess | undefined): void {
    const gathering = this.#gatherings.get(request);
    if (!gathering?.awaited.delete(child)) return;
    if (told) gathering.metrics.push(told);
    if (gathering.awaited.size === 0) gathering.finish();
  }
}

function send(child: ChildProcess, message: ToProcess): void {
  // One that has just ended says so by itself.
  child.send(message, () => undefined);
}
