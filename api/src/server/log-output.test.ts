import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';

/** More than any pipe holds, and less than may wait. */
const MANY = 10_000;

/** Starts a process that logs so many lines. */
function startLogging(stdout: 'pipe' | number, lines: number): ChildProcess {
  const program = join(import.meta.dirname, '../testing/logging-process.ts');
  const stdio: StdioOptions = ['ignore', stdout, 'inherit', 'ipc'];
  const child = spawn(process.execPath, [program, String(lines)], { stdio });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Asks it to end once it has logged everything. @returns its exit code and signal */
async function endOf(child: ChildProcess): Promise<unknown[]> {
  const end = once(child, 'exit');
  child.kill('SIGTERM');
  return end;
}

/** A pipe as a shell makes one, with a reader that does not read. */
function openPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader, writer: openSync(path, constants.O_WRONLY) };
}

/** The numbers of the lines in a log, in the order in which they stand there. */
function numbersIn(log: string): unknown[] {
  const lines = log.trimEnd().split('\n');
  return lines.map((line) => (JSON.parse(line) as { line?: number }).line);
}

const all = [...Array.from({ length: MANY }, (_, line) => line), undefined];

describe('a log that nobody reads keeps the process neither from working nor from ending', () => {
  test('through a pipe', async () => {
    const { reader, writer } = openPipe();
    const child = startLogging(writer, MANY);
    await once(child, 'message');
    expect(await endOf(child)).toEqual([3, null]);
    closeSync(reader);
    closeSync(writer);
  });

  test('through a socket', async () => {
    const child = startLogging('pipe', MANY);
    await once(child, 'message');
    expect(await endOf(child)).toEqual([3, null]);
  });

  test('when its reader has gone', async () => {
    const { reader, writer } = openPipe();
    closeSync(reader);
    const child = startLogging(writer, MANY);
    await once(child, 'message');
    expect(await endOf(child)).toEqual([3, null]);
    closeSync(writer);
  });

  test('when its reader goes while it logs', async () => {
    const child = startLogging('pipe', MANY);
    child.stdout!.destroy();
    await once(child, 'message');
    expect(await endOf(child)).toEqual([3, null]);
  });

  test.runIf(existsSync('/dev/full'))('on a full disk', async () => {
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const child = startLogging(full, 10);
    await once(child, 'message');
    expect(await endOf(child)).toEqual([3, null]);
  });
});

describe('what waits is written, whole and in order', () => {
  test('once somebody reads', async () => {
    const child = startLogging('pipe', MANY);
    await once(child, 'message');
    const stdout = child.stdout!;
    let log = '';
    const ended = new Promise<void>((done) => {
      stdout.setEncoding('utf8').on('data', (part: string) => {
        log += part;
        if (log.includes('that is all')) done();
      });
    });
    await ended;
    expect(numbersIn(log)).toEqual(all);
    expect(await endOf(child)).toEqual([3, null]);
  });

  test('at the end of the process', async () => {
    const { reader, writer } = openPipe();
    // Less waits than the reader takes in the time that the end leaves it.
    const child = startLogging(writer, MANY);
    closeSync(writer);
    await once(child, 'message');
    const end = endOf(child);
    const log = await text(new Socket({ fd: reader, readable: true, writable: false }));
    expect(numbersIn(log)).toEqual(all);
    expect(await end).toEqual([3, null]);
  });
});
