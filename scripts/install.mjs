import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/programs.mjs';
import { main, root } from './lib/project.mjs';

/*
 * Installs the packages when they are missing or not those of package-lock.json. Runs before there
 * is any package, on whatever Node the machine has.
 */
const lockFile = join(root, 'package-lock.json');
/** What npm has installed, in the same form. */
const installedFile = join(root, 'node_modules/.package-lock.json');

function isInstalled() {
  if (!existsSync(installedFile)) return false;
  if (statSync(installedFile).mtimeMs >= statSync(lockFile).mtimeMs) return true;
  if (!holdsTheSame()) return false;
  const now = new Date();
  utimesSync(installedFile, now, now);
  return true;
}

/** A lock file may be newer only because it was checked out again. */
function holdsTheSame() {
  const [locked, installed] = [lockFile, installedFile].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return (
    Object.entries(installed).every(
      ([path, { version, integrity }]) =>
        locked[path]?.version === version && locked[path]?.integrity === integrity,
    ) &&
    Object.entries(locked).every(
      ([path, { optional, devOptional }]) =>
        path === '' || path in installed || optional || devOptional,
    )
  );
}

/** npm as this script was started by it; else that on the path, which on Windows is a batch file. */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm) return run(process.execPath, [npm, ...args]);
  return process.platform === 'win32'
    ? run('cmd.exe', ['/d', '/c', 'npm', ...args])
    : run('npm', args);
}

await main(async () => {
  if (isInstalled()) return;
  console.log('Installing packages; this is done once and takes a minute or two…');
  const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`${output.trimEnd()}\nThe packages could not be installed.`);
});
