import { setTimeout as sleep } from 'node:timers/promises';
import { openCluster, USER } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { launch } from './launch.ts';
import { isAlive, runningPostmaster } from './postmaster.ts';
import { defaultPace, Supervisor } from './supervisor.ts';
import type { Pace, ServerWatcher } from './supervisor.ts';
import { UserProcesses } from './user-processes.ts';

/** How long a server may take to end. */
const STOP_TIMEOUT_MS = 20_000;

/** For data that may be thrown away: tests and benchmarks. */
export const throwAwaySettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
} as const;

export interface EmbeddedOptions {
  /** Where the data stays between runs. Made when missing, never deleted. */
  dataDir: string;
  /** PostgreSQL settings on top of the defaults. */
  settings?: Readonly<Record<string, string>>;
  /** Notified when the server dies, which then is started again. Without it, it stays dead. */
  watcher?: ServerWatcher;
  pace?: Pace;
}

export interface EmbeddedServer {
  /** Connection URL of the `postgres` database; {@link urlOf} gives those of others. */
  url: string;
  /** Stops the server, unless another process uses it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL from its npm package on a free port, or joins the one that already runs on
 * `dataDir`, be it of another process or left behind by one that was killed.
 * @throws EmbeddedServerError when it does not come up
 */
export async function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, settings = {}, watcher, pace = defaultPace } = options;
  const cluster = await openCluster(dataDir);
  const users = new UserProcesses(cluster.home);
  users.join();
  const { port } = await launch(cluster, { settings });
  const supervised = { cluster, users, port, settings };
  const supervisor = watcher && new Supervisor(supervised, watcher, pace);
  return {
    url: `postgresql://${USER}:${cluster.password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await supervisor?.stop();
      if (users.leave()) await endServer(cluster);
    },
  };
}

/** @throws EmbeddedServerError when it takes too long; the server goes on ending. */
async function endServer({ folder, logFile }: Cluster): Promise<void> {
  const running = runningPostmaster(folder);
  if (!running) return;
  // SIGINT is PostgreSQL's fast shutdown: ends sessions, then writes a checkpoint.
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isAlive(running.pid)) {
    if (Date.now() > deadline) {
      throw new EmbeddedServerError(`PostgreSQL takes too long to end. Its log is ${logFile}.`);
    }
    await sleep(20);
  }
}

/** The URL of another database on the same server. */
export function urlOf(server: Pick<EmbeddedServer, 'url'>, database: string): string {
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return url.href;
}
