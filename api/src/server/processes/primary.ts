import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';
import { readConfig } from '../config.ts';
import { openLog } from '../log.ts';
import { explainFailedStart } from '../start-failures.ts';
import { GatheredMetrics } from './gathered-metrics.ts';
import { openPrimaryLink } from './primary-link.ts';
import type { PrimaryLink } from './primary-link.ts';
import type { Seat } from './seat.ts';
import { findSharedPort } from './shared-port.ts';
import { WebProcess } from './web-process.ts';
import type { Pace } from './web-process.ts';

/** A process that cannot be started any more is given up after some 16 seconds. */
const PACE: Pace = { pauses: [0, 250, 500, 1000, 2000, 4000, 8000], calm: 60_000 };

interface ProcessesToRun {
  environment: NodeJS.ProcessEnv;
  /** The script that this process was started with, which calls this again in each of the others. */
  entry: string;
  /** Serves in this process; with a link when others serve beside it. */
  serve: (link?: PrimaryLink) => Promise<void>;
  pace?: Pace;
}

/**
 * Runs the product in as many processes as are configured. One serves by itself; several are started,
 * watched and ended by this one, which loads nothing of the product and serves nothing. Should it not
 * start, says why on the standard error and ends the process with 1.
 */
export async function runProcesses(toRun: ProcessesToRun): Promise<void> {
  const { environment, entry, serve, pace = PACE } = toRun;
  const link = openPrimaryLink();
  if (link) return serve(link);
  try {
    const config = readConfig(environment);
    if (config.processes === 1) return await serve();
    const port = await findSharedPort(config);
    const log = openLog(config.logLevel);
    const start = (seat: Seat) =>
      fork(entry, [JSON.stringify(seat)], {
        env: { ...environment, PORT: String(port) },
        serialization: 'advanced',
      });
    await new Primary({ count: config.processes, start, pace, log }).run();
  } catch (error) {
    process.stderr.write(`${explainFailedStart(error)}\n`);
    process.exit(1);
  }
}

interface PrimaryOptions {
  count: number;
  start: (seat: Seat) => ChildProcess;
  pace: Pace;
  log: Logger;
}

/** What starts the processes that serve, watches them, and ends with them. */
class Primary {
  readonly #log: Logger;
  readonly #children = new Set<ChildProcess>();
  readonly #processes: readonly WebProcess[];
  #isStopping = false;

  constructor({ count, start, pace, log }: PrimaryOptions) {
    this.#log = log;
    const metrics = new GatheredMetrics();
    this.#processes = Array.from({ length: count }, (_, index) => {
      const number = index + 1;
      return new WebProcess({
        number,
        start: (isFirst) => this.#watch(start({ number, count, announces: isFirst && !index })),
        pace,
        log,
        onListening: (child) => metrics.add(child),
        onGivenUp: (reason) => this.#giveUp(reason),
      });
    });
  }

  /**
   * The first process makes the database ready, and fills it in demo mode; the others begin when it
   * serves, and find everything there.
   */
  async run(): Promise<void> {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => this.#stopOn(signal));
    }
    const [first, ...others] = this.#processes;
    await first?.start();
    if (!this.#isStopping) await Promise.all(others.map((other) => other.start()));
  }

  #watch(child: ChildProcess): ChildProcess {
    this.#children.add(child);
    child.once('exit', () => this.#children.delete(child));
    return child;
  }

  #stopOn(signal: NodeJS.Signals): void {
    if (this.#isStopping) {
      for (const child of this.#children) child.kill('SIGKILL');
      process.exit(1);
    }
    this.#log.info({ signal }, 'shutting down all processes');
    void this.#stop(signal).then((inOrder) => process.exit(inOrder ? 0 : 1));
  }

  #giveUp(reason: string): void {
    if (this.#isStopping) return;
    process.stderr.write(`Roomtone ends: ${reason}.\n`);
    void this.#stop('SIGTERM').then(() => process.exit(1));
  }

  /** @returns whether each has ended in order */
  async #stop(signal: NodeJS.Signals): Promise<boolean> {
    this.#isStopping = true;
    const ends = await Promise.all(this.#processes.map((one) => one.stop(signal)));
    return ends.every(Boolean);
  }
}
