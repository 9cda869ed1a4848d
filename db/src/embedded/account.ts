import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The system account that PostgreSQL runs as; undefined means the current one. */
export interface Account {
  uid: number;
  gid: number;
}

/** Where root keeps what another account must be able to reach. */
export const SHARED_HOME = '/var/lib/roomtone';

/**
 * PostgreSQL refuses to run as root. For root this is the `postgres` account where there is one,
 * else `nobody`: an existing account, so that nothing is added to the machine.
 */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const account = lookUp(name);
    if (account) return account;
  }
  throw new Error('PostgreSQL cannot run as root, and there is no account "postgres" or "nobody".');
}

function lookUp(name: string): Account | undefined {
  const ask = (flag: string) =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

/** Whether an account without special rights can enter every folder on the way to `path`. */
export function isReachableByAnyone(path: string): boolean {
  const EXECUTE_BY_OTHERS = 0o001;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & EXECUTE_BY_OTHERS) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
