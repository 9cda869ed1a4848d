import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { isReachableByAnyone, postgresAccount, SHARED_HOME } from './account.ts';
import type { Account } from './account.ts';
import { findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';

/** The PostgreSQL account that everything belongs to. */
export const USER = 'roomtone';

/** The files of an embedded server, and what it is run with. */
export interface Cluster {
  /** Folder of everything below. */
  home: string;
  /** PostgreSQL's own folder. */
  folder: string;
  logFile: string;
  password: string;
  binaries: Binaries;
  /** The system account that PostgreSQL runs as; undefined means the current one. */
  account: Account | undefined;
}

/** The cluster under `dataDir`, made when there is none. Several processes may do so at once. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const account = postgresAccount();
  const home = prepareHome(dataDir, account);
  const cluster: Cluster = {
    home,
    folder: join(home, 'cluster'),
    logFile: join(home, 'postgresql.log'),
    password: readPassword(home),
    binaries: await findBinaries(account),
    account,
  };
  if (!isInitialised(cluster)) initialise(cluster);
  return cluster;
}

/** The folder that holds cluster, password and log, in a place that `account` can reach. */
function prepareHome(dataDir: string, account: Account | undefined): string {
  const wanted = resolve(dataDir);
  mkdirSync(wanted, { recursive: true });
  const reachable = !account || isReachableByAnyone(join(wanted, 'cluster'));
  const digest = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  const home = reachable ? wanted : join(SHARED_HOME, `data-${digest}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  return home;
}

/** The password, which the first process to come makes. */
function readPassword(home: string): string {
  const file = join(home, 'password');
  if (!existsSync(file)) {
    const draft = `${file}-draft-${process.pid}`;
    writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      // Somebody else was quicker; then it is theirs.
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
}

function isInitialised({ folder }: Cluster): boolean {
  return existsSync(join(folder, 'PG_VERSION'));
}

/** Makes a cluster beside its place and renames it, so that a crash leaves none half made. */
function initialise(cluster: Cluster): void {
  const { folder, account, password, binaries } = cluster;
  const half = `${folder}-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  const passwordFile = join(half, '..', `password-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) {
    chownSync(half, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const { status, stderr } = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${half}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { ...account, encoding: 'utf8' },
  );
  rmSync(passwordFile, { force: true });
  if (status !== 0) throw new Error(`PostgreSQL could not be initialised: ${stderr}`);
  try {
    renameSync(half, folder);
  } catch (error) {
    // Somebody else was quicker; then it is theirs.
    if (!isInitialised(cluster)) throw error;
    rmSync(half, { recursive: true, force: true });
  }
}
