/** Only the start of a process says these, and its threads take them over. */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

/** Threads that come and go share memory, and what is free at its end goes back to the system. */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Begins again as the same process, in which V8 collects garbage before it piles up and `malloc` gives
 * back what is free. Where no process can become another, or somebody talks to it over a channel that
 * would be lost, goes on as it is.
 */
export function beginLean(): void {
  const { platform, execPath, execArgv, argv, env, channel } = process;
  if (platform === 'win32' || !process.execve || channel) return;
  if (FLAGS.every((flag) => execArgv.includes(flag))) return;
  const args = [execPath, ...new Set([...FLAGS, ...execArgv]), ...argv.slice(1)];
  process.execve(execPath, args, { ...MALLOC, ...env });
}
