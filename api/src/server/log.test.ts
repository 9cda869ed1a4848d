import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test.runIf(existsSync('/dev/full'))(
  'a log on a full disk does not end the process',
  async () => {
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const program = join(import.meta.dirname, '../testing/logging-process.ts');
    const child = spawn(process.execPath, [program], { stdio: ['ignore', full, 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    expect(await once(child, 'exit')).toEqual([3, null]);
  },
  60_000,
);
