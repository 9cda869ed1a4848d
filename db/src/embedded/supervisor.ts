import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { launch } from './launch.ts';
import { runningPostmaster } from './postmaster.ts';
import { hasRoom } from './room.ts';
import type { UserProcesses } from './user-processes.ts';

/** Notified of what becomes of a server that is supervised. */
export interface ServerWatcher {
  /** It has died, and is started again. */
  died(): void;
  /** It could not be started. That is tried again. */
  failed(error: Error): void;
  /** It serves again, where it did before. */
  back(): void;
  /** It could not be started, or died again at once, so often that nothing more is tried. */
  givenUp(error: Error): void;
}

/** How fast a supervisor is, in ms. */
export interface Pace {
  /** How often it looks. */
  lookEvery: number;
  /** The pauses before the attempts to start the server in a row: as many as there are of them. */
  pauses: readonly number[];
  /** How long the server has to run for the row to be over. */
  calm: number;
  /** How long the start is left to the owner, if that is another process. */
  patience: number;
}

/** A server that cannot be started is given up after some 45 seconds. */
export const defaultPace: Pace = {
  lookEvery: 200,
  pauses: [0, 250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000],
  calm: 60_000,
  patience: 30_000,
};

export interface Supervised {
  cluster: Cluster;
  users: UserProcesses;
  /** Where it has to be reached. */
  port: number;
  /** PostgreSQL settings on top of the defaults. */
  settings: Readonly<Record<string, string>>;
}

/**
 * Starts a server again when it dies. Every process that needs the server has a supervisor, which
 * leaves the start to the owner as long as that runs.
 */
export class Supervisor {
  readonly #supervised: Supervised;
  readonly #watcher: ServerWatcher;
  readonly #pace: Pace;
  readonly #stopping = new AbortController();
  readonly #finished: Promise<void>;
  /** In the present row. */
  #attempts = 0;

  constructor(supervised: Supervised, watcher: ServerWatcher, pace: Pace) {
    this.#supervised = supervised;
    this.#watcher = watcher;
    this.#pace = pace;
    this.#finished = this.#run();
  }

  /** From now on the server may end. One that is just being started ends too. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#finished;
  }

  async #run(): Promise<void> {
    try {
      for (;;) {
        await this.#untilDead();
        this.#watcher.died();
        await this.#bringBack();
        this.#watcher.back();
      }
    } catch (error) {
      if (!this.#stopping.signal.aborted) this.#watcher.givenUp(asError(error));
    }
  }

  async #untilDead(): Promise<void> {
    const since = Date.now();
    do await this.#pause(this.#pace.lookEvery);
    while (this.#isRunning());
    if (Date.now() - since >= this.#pace.calm) this.#attempts = 0;
  }

  /** @throws EmbeddedServerError when it is given up */
  async #bringBack(): Promise<void> {
    let lastError: Error | undefined;
    for (;;) {
      const pause = this.#pace.pauses[this.#attempts];
      if (pause === undefined) throw this.#givenUp(lastError);
      await this.#pause(pause);
      await this.#leaveToOwner();
      lastError = await this.#attempt();
      if (!lastError) return;
      this.#watcher.failed(lastError);
      await this.#untilRoom();
    }
  }

  #isRunning(): boolean {
    const { cluster, port } = this.#supervised;
    return runningPostmaster(cluster.folder)?.port === port;
  }

  async #leaveToOwner(): Promise<void> {
    const until = Date.now() + this.#pace.patience;
    while (!this.#supervised.users.isOwner() && !this.#isRunning() && Date.now() < until) {
      await this.#pause(this.#pace.lookEvery);
    }
  }

  /** @returns what went wrong */
  async #attempt(): Promise<Error | undefined> {
    const { cluster, port, settings } = this.#supervised;
    const { signal } = this.#stopping;
    this.#attempts += 1;
    try {
      const running = await launch(cluster, { settings, port, signal });
      if (running.port === port) return undefined;
      return new EmbeddedServerError(`PostgreSQL listens on port ${running.port} now.`);
    } catch (error) {
      signal.throwIfAborted();
      return asError(error);
    }
  }

  /**
   * On a full disk PostgreSQL cannot start, and to end this process would not make room. So an
   * attempt on one does not count, and the next is made as soon as there is room.
   */
  async #untilRoom(): Promise<void> {
    const { folder } = this.#supervised.cluster;
    if (hasRoom(folder)) return;
    this.#attempts -= 1;
    const until = Date.now() + Math.max(...this.#pace.pauses);
    while (!hasRoom(folder) && Date.now() < until) await this.#pause(this.#pace.lookEvery);
  }

  #givenUp(cause: Error | undefined): Error {
    const { logFile } = this.#supervised.cluster;
    const reason = cause?.message ?? `It dies again and again. Its log is ${logFile}.`;
    return new EmbeddedServerError(`PostgreSQL has died and cannot be brought back. ${reason}`, {
      cause,
    });
  }

  /** @throws AbortError when the server may end */
  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal, ref: false });
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
