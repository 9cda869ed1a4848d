import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';
import type { ToPrimary } from './messages.ts';

/** How fast a process that has ended is started again, in ms. */
export interface Pace {
  /** The pauses before the starts in a row: as many as there are of them. */
  pauses: readonly number[];
  /** How long a process has to serve for the row to be over. */
  calm: number;
}

interface WebProcessOptions {
  /** From 1 on. */
  number: number;
  start: (isFirst: boolean) => ChildProcess;
  pace: Pace;
  log: Logger;
  /** Called with each that serves. */
  onListening: (child: ChildProcess) => void;
  /** Called with why it is not started again. */
  onGivenUp: (reason: string) => void;
}

/** One of the processes that serve, which is started again when it ends by itself. */
export class WebProcess {
  readonly #options: WebProcessOptions;
  readonly #firstListening = Promise.withResolvers<void>();
  readonly #ended = Promise.withResolvers<boolean>();
  #child: ChildProcess | undefined;
  #restart: NodeJS.Timeout | undefined;
  /** When the present one began to serve; undefined while it starts. */
  #servesSince: number | undefined;
  #hasServed = false;
  #isStopping = false;
  /** In the present row. */
  #restarts = 0;

  constructor(options: WebProcessOptions) {
    this.#options = options;
  }

  /** Starts it and waits until it serves for the first time. */
  start(): Promise<void> {
    this.#spawn();
    return this.#firstListening.promise;
  }

  /**
   * Asks it to end, and starts no other.
   * @returns whether it has ended in order, as one does that has not served yet
   */
  stop(signal: NodeJS.Signals): Promise<boolean> {
    this.#isStopping = true;
    clearTimeout(this.#restart);
    if (this.#child) this.#child.kill(signal);
    else this.#ended.resolve(true);
    return this.#ended.promise;
  }

  #spawn(): void {
    const child = this.#options.start(!this.#hasServed);
    this.#child = child;
    this.#servesSince = undefined;
    child.on('message', ({ kind }: ToPrimary) => {
      if (kind === 'listening') this.#listening(child);
    });
    child.once('exit', (code, signal) => this.#onEnd(code, signal));
    child.once('error', (error) => {
      this.#options.log.error({ err: error }, 'a process could not be started');
      // One that has never run does not exit.
      if (child.pid === undefined) this.#onEnd(null, null);
    });
  }

  #listening(child: ChildProcess): void {
    this.#servesSince = performance.now();
    this.#hasServed = true;
    this.#options.onListening(child);
    this.#firstListening.resolve();
  }

  #onEnd(code: number | null, signal: NodeJS.Signals | null): void {
    const { number, pace, log, onGivenUp } = this.#options;
    this.#child = undefined;
    if (this.#isStopping) {
      return this.#ended.resolve(code === 0 || this.#servesSince === undefined);
    }
    const how = signal ? `by ${signal}` : `with exit code ${code ?? 'unknown'}`;
    if (!this.#hasServed) return onGivenUp(`process ${number} ended ${how} before it could serve`);
    if (performance.now() - (this.#servesSince ?? Infinity) >= pace.calm) this.#restarts = 0;
    const pause = pace.pauses[this.#restarts];
    if (pause === undefined) {
      return onGivenUp(`process ${number} ends again and again, the last time ${how}`);
    }
    this.#restarts += 1;
    log.warn({ process: number, code, signal }, 'a process has ended; it is started again');
    this.#restart = setTimeout(() => this.#spawn(), pause);
  }
}
