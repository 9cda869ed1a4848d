import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { USER } from '#db/embedded/cluster.ts';
import { runningPostmaster } from '#db/embedded/postmaster.ts';
import { smallDiskAt } from './small-disk.ts';
import { copyFolder, makeFolder } from './world.ts';
import type { World } from './world.ts';

const root = join(import.meta.dirname, '../..');

/** How long anything may take that has to happen; what is slow on a busy machine is not wrong. */
export const PATIENCE_MS = 120_000;

const LOOK_EVERY_MS = 10;

/** Where an installation keeps its data: on the disk of the machine, or on a small one of its own. */
export type Place = 'disk' | 'small-disk';

/**
 * The built product with a database of its own, in a process that is started again
 * when it ends, as by whoever supervises it.
 */
export class Installation {
  readonly #dataDir: string;
  readonly #launcher: readonly string[];
  readonly #settings: NodeJS.ProcessEnv;
  #process: ChildProcess;
  #port = 0;
  /** Whether the end of the process is wanted. */
  #isEnding = false;
  /** What the product has printed, for when it does not start. */
  #printed = '';

  private constructor(launcher: readonly string[], dataDir: string, settings: NodeJS.ProcessEnv) {
    this.#launcher = launcher;
    this.#dataDir = dataDir;
    this.#settings = settings;
    this.#process = this.#spawn();
  }

  /**
   * Starts the product and waits until it can serve.
   * @param world whose data it begins with
   * @param settings further ones
   * @returns undefined where there is no such place
   */
  static async open(
    place: Place,
    world: Pick<World, 'folder'>,
    settings: NodeJS.ProcessEnv = {},
  ): Promise<Installation | undefined> {
    const dataDir = makeFolder();
    const launcher = place === 'disk' ? [] : smallDiskAt(dataDir, world.folder);
    if (!launcher) {
      rmSync(dataDir, { recursive: true });
      return undefined;
    }
    if (place === 'disk') copyFolder(world.folder, dataDir);
    const installation = new Installation(launcher, dataDir, settings);
    try {
      await installation.#untilServing();
    } catch (error) {
      await installation.close();
      throw error;
    }
    return installation;
  }

  /** `http://127.0.0.1:port`, the same after a restart. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The folder of its data, as this process sees it. */
  get folder(): string {
    return this.#launcher.length === 0
      ? this.#dataDir
      : join(`/proc/${this.#process.pid}/root`, this.#dataDir);
  }

  /** The process of the database. */
  get postmaster(): number | undefined {
    return runningPostmaster(join(this.folder, 'cluster'))?.pid;
  }

  /** Connection URL of the product's database. */
  get databaseUrl(): string {
    const port = runningPostmaster(join(this.folder, 'cluster'))?.port;
    const password = readFileSync(join(this.folder, 'password'), 'utf8');
    return `postgresql://${USER}:${password}@127.0.0.1:${port}/roomtone`;
  }

  /** Sends the process a signal and waits for its end. @returns its exit code, or what ended it */
  async end(signal: NodeJS.Signals): Promise<number | string> {
    const ended = this.#ended();
    this.#isEnding = true;
    this.#process.kill(signal);
    return ended;
  }

  /** Starts the process again, which has ended, and waits until it listens. */
  async restart(): Promise<void> {
    this.#process = this.#spawn();
    this.#isEnding = false;
    await this.#untilListening();
  }

  /** Whether `/readyz` says that it can serve. @throws when the process has ended by itself */
  async isReady(): Promise<boolean> {
    if (this.#hasEnded && !this.#isEnding) {
      throw new Error(`The process has ended with ${this.#process.exitCode}.`);
    }
    const response = await fetch(`${this.url}/readyz`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    await response?.arrayBuffer();
    return response?.status === 200;
  }

  /** Waits until it can serve. @returns when it could, by `performance.now()` */
  async untilReady(): Promise<number> {
    await until(() => this.isReady(), 'The product does not become ready.');
    return performance.now();
  }

  /** Ends the process and its database and removes the data. */
  async close(): Promise<void> {
    if (!this.#hasEnded) await this.end('SIGINT');
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  get #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  async #untilServing(): Promise<void> {
    await this.#untilListening();
    await this.untilReady();
  }

  #spawn(): ChildProcess {
    const [command, ...args] = [
      ...this.#launcher,
      process.execPath,
      join(root, 'dist/api/main.js'),
    ];
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        PUBLIC_URL: '',
        DATABASE_URL: '',
        DEMO_MODE: 'off',
        DATA_DIR: this.#dataDir,
        RATE_LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'fatal',
        // The process that is started is the one that is killed.
        WEB_CONCURRENCY: '1',
        SHUTDOWN_DELAY_SECONDS: '2',
        ...this.#settings,
      },
    });
    this.#printed = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      this.#printed += text;
    });
    return child;
  }

  async #untilListening(): Promise<void> {
    const child = this.#process;
    await until(() => {
      if (child.exitCode !== null) {
        throw new Error(`The product did not start. It said: ${this.#printed}`);
      }
      return Promise.resolve(/ready at http:\/\/\S+:\d+/.test(this.#printed));
    }, 'The product does not start.');
    this.#port = Number(/ready at http:\/\/[^\s:]+:(\d+)/.exec(this.#printed)![1]);
  }

  async #ended(): Promise<number | string> {
    const [code, signal] = (await once(this.#process, 'exit')) as [number | null, string | null];
    return code ?? signal ?? 'unknown';
  }
}

/** Waits for `condition`. @throws with `message` when it does not come true for two minutes */
export async function until(condition: () => Promise<boolean>, message: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(message);
    await sleep(LOOK_EVERY_MS);
  }
}
