import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project, whatever folder a command is given in. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Ends the process when this is too old a Node for the packages. npm puts the right one first on
 * the path of its scripts, where there is one for the platform.
 */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return;
  console.error(
    `This needs Node 24 or later, and is run by ${process.version}. ` +
      'Start it through npm, as in "npm start", which brings the right one along.',
  );
  process.exit(1);
}

/**
 * Takes the settings in `.env` into the environment, as far as they are not in it already. Only what
 * people run themselves does so: tests that start the product say all of its settings.
 */
export function readEnvFile(folder = root) {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Lets SIGTERM to npm end this process too: npm passes it to the shell between them, which ends
 * without passing it on. A signal that has reached this process itself does not come again, as a
 * second one ends it at once.
 * @param {number} everyMs how often it looks whether npm is still there
 */
export function endWithNpm(everyMs = 500) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  timer.unref();
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => {
      clearInterval(timer);
      // Nobody else handles it yet, so it does what it does by itself.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}

/**
 * Runs the steps of a script and ends the process with 1 when one fails, with its message alone.
 * @param {() => Promise<void>} run
 */
export async function main(run) {
  process.chdir(root);
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
