import { availableParallelism, totalmem } from 'node:os';
import { amount } from './config-fields.ts';

/** Where several processes can listen on one port. */
const PORT_SHARING: ReadonlySet<string> = new Set(['aix', 'freebsd', 'linux', 'sunos']);

/** What a process with its threads takes at most, and as much again for the rest of the machine. */
const BYTES_EACH = 1024 ** 3;

/** How many processes serve. */
export const processFields = {
  WEB_CONCURRENCY: amount().integer().min(1).max(64).meta({
    meaning:
      'Processes that serve on PORT, one of which does the jobs: 1 to 64, each some 300 to 450 MB. DATABASE_POOL_SIZE and RENDER_THREADS are shared out among them. Without it, 1 in demo mode and outside of production; else one for each core, as far as there is a GB of memory for each and the system lets processes share a port (Linux, FreeBSD). With `WORKERS=only` there is one.',
  }),
};

interface ProcessSettings {
  WEB_CONCURRENCY?: number | undefined;
  WORKERS: string;
}

/** What decides how many there are when nobody has said so. */
interface Circumstances {
  isProduction: boolean;
  demoMode: boolean;
}

/** How many processes are to serve. */
export function readProcesses(
  { WEB_CONCURRENCY, WORKERS }: ProcessSettings,
  circumstances: Circumstances,
): number {
  if (WORKERS === 'only') return 1;
  return WEB_CONCURRENCY ?? usualProcesses(circumstances);
}

function usualProcesses({ isProduction, demoMode }: Circumstances): number {
  if (!isProduction || demoMode || !PORT_SHARING.has(process.platform)) return 1;
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.max(1, Math.min(64, availableParallelism(), Math.floor(memory / BYTES_EACH)));
}
