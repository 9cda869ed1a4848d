import { join } from 'node:path';
import { Client } from 'pg';
import { runningPostmaster } from '../embedded/postmaster.ts';

/**
 * Freezes an embedded server with all its processes: it accepts connections, as the system does
 * that for it, and answers nothing.
 * @param url of any of its databases
 * @param dataDir its folder
 * @returns a function that lets it go on
 */
export async function freeze(url: string, dataDir: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const postmaster = runningPostmaster(join(dataDir, 'cluster'))!.pid;
  // First, so that no further processes come.
  process.kill(postmaster, 'SIGSTOP');
  const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  const all = [postmaster, ...rows.map(({ pid }) => pid)];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return async () => {
    for (const pid of all) process.kill(pid, 'SIGCONT');
    await client.end();
  };
}
