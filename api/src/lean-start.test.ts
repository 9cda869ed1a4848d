import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

interface Told {
  pid: number;
  flags: string[];
  args: string[];
  arenas: string | undefined;
}

/** A script that begins lean, and then tells how it was started. */
function script(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lean-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'main.mjs');
  writeFileSync(
    file,
    `import { beginLean } from ${JSON.stringify(join(import.meta.dirname, 'lean-start.ts'))};
    beginLean();
    const { pid, execArgv: flags, argv, env } = process;
    console.log(JSON.stringify({ pid, flags, args: argv.slice(2), arenas: env.MALLOC_ARENA_MAX }));`,
  );
  return file;
}

async function toldBy(child: ChildProcess): Promise<Told> {
  const [output] = await Promise.all([text(child.stdout!), once(child, 'exit')]);
  return JSON.parse(output) as Told;
}

const quiet = '--disable-warning=ExperimentalWarning';
const withoutArenas = { ...process.env, MALLOC_ARENA_MAX: undefined };

test('is the same process with the same arguments, and more to start with', async () => {
  const child = spawn(process.execPath, [quiet, script(), 'one', '--two'], { env: withoutArenas });
  const { pid, flags, args, arenas } = await toldBy(child);
  expect(pid).toBe(child.pid);
  expect(args).toEqual(['one', '--two']);
  expect(flags).toContain('--heap-growing-percent=50');
  expect(flags.at(-1)).toBe(quiet);
  expect(arenas).toBe('2');
});

test('what somebody has chosen holds', async () => {
  const chosen = '--max-semi-space-size=32';
  const env = { ...process.env, MALLOC_ARENA_MAX: '4' };
  const child = spawn(process.execPath, [quiet, chosen, script()], { env });
  const { flags, arenas } = await toldBy(child);
  expect(flags.findLast((flag) => flag.startsWith('--max-semi'))).toBe(chosen);
  expect(arenas).toBe('4');
});

test('a process with a channel stays what it is, since that would be lost', async () => {
  const child = fork(script(), [], { execArgv: [quiet], env: withoutArenas, silent: true });
  const { flags, arenas } = await toldBy(child);
  expect(flags).toEqual([quiet]);
  expect(arenas).toBeUndefined();
});

/** What takes 10 to 30 MB each, and many processes never need. */
const heavy = /^import (?!type\b)[^;]* from '(nodemailer|pdfkit|qrcode|sharp)';/m;

test('what is heavy is imported where it is used, and not at the start', () => {
  const files = globSync('{features,lib,server}/**/*.ts', {
    cwd: import.meta.dirname,
    exclude: ['**/*.test.ts'],
  });
  expect(files).toContain('lib/picture-library.ts');
  const eager = files.filter((file) =>
    heavy.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(eager).toEqual([]);
});
