import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';

const project = JSON.stringify(new URL('project.mjs', import.meta.url).href);

/** A script that takes a while to end, and then says how often it was told to. */
const script = `
  import { endWithNpm } from ${project};
  endWithNpm(10);
  const npm = process.ppid;
  let signals = 0;
  process.on('SIGTERM', () => {
    signals += 1;
    if (signals > 1) return;
    console.log('ending');
    let looks = 0;
    setInterval(() => {
      if (process.ppid !== npm) looks += 1;
      if (looks < 20) return;
      console.log(signals);
      process.exit();
    }, 10);
  });
  setInterval(() => undefined, 60_000);
  console.log(process.pid);
`;

/** What npm is to the script: its parent, which dies with the signal that it gets. */
const npm = `
  import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
  spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(script)}], {
    stdio: 'inherit',
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
`;

/** Starts both. @returns their processes, and what the script says, line by line */
async function start() {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', npm], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(parent.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => (await lines.next()).value as string;
  const child = Number(await nextLine());
  onTestFinished(() => {
    parent.kill('SIGKILL');
    try {
      process.kill(child, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  });
  return { parent, child, nextLine };
}

test('a script ends when npm is told to, which does not pass it on', async () => {
  const { parent, nextLine } = await start();
  parent.kill('SIGTERM');
  expect(await nextLine()).toBe('ending');
  expect(await nextLine()).toBe('1');
});

test('and is told once when both are, as a second signal ends it at once', async () => {
  const { parent, child, nextLine } = await start();
  process.kill(child, 'SIGTERM');
  expect(await nextLine()).toBe('ending');
  parent.kill('SIGTERM');
  expect(await nextLine()).toBe('1');
});

describe('.env', () => {
  /** What a script finds in its environment after it has read the file of a folder. */
  function read(folder: string, env: NodeJS.ProcessEnv) {
    const program = `
      import { readEnvFile } from ${project};
      readEnvFile(${JSON.stringify(folder)});
      console.log(JSON.stringify([process.env.PORT, process.env.MAIL_FROM]));
    `;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      env,
      encoding: 'utf8',
    });
    return JSON.parse(stdout) as unknown;
  }

  test('is read where there is one, and what is in the environment already comes first', () => {
    const folder = mkdtempSync(join(tmpdir(), 'roomtone-env-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(read(folder, { PORT: '1' })).toEqual(['1', null]);
    writeFileSync(
      join(folder, '.env'),
      'PORT=2\n#HOST=x\nMAIL_FROM="Rooms <no-reply@x.example>"\n',
    );
    expect(read(folder, {})).toEqual(['2', 'Rooms <no-reply@x.example>']);
    expect(read(folder, { PORT: '1' })).toEqual(['1', 'Rooms <no-reply@x.example>']);
  });
});
