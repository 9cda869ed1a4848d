import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parentOf, processOf, processorMs, residentBytes } from './processor.ts';

const isLinux = process.platform === 'linux';

test('of a line the parent and the four times are read, whatever the process is called', () => {
  const line = `7 (a) b (c) S 3 7 7 0 -1 4194560 1 2 3 4 10 20 30 40 20 0 11 0 99`;
  expect(processOf(7, line)).toEqual({ pid: 7, parent: 3, processorMs: 1000 });
});

test.runIf(isLinux)('what this process does counts as its processor time', () => {
  const before = processorMs(process.pid)!;
  const begun = process.cpuUsage();
  for (let sum = 0; process.cpuUsage(begun).user < 50_000; sum += 1);
  const own = process.cpuUsage(begun);
  const counted = processorMs(process.pid)! - before;
  expect(counted).toBeGreaterThanOrEqual((own.user + own.system) / 1000 - 20);
});

test.runIf(isLinux)('what a child did before it ended counts as well', () => {
  const before = processorMs(process.pid)!;
  const begun = process.cpuUsage();
  const busy = 'while (process.cpuUsage().user < 60_000);';
  expect(spawnSync(process.execPath, ['-e', busy]).status).toBe(0);
  const own = process.cpuUsage(begun);
  const ofChild = processorMs(process.pid)! - before - (own.user + own.system) / 1000;
  expect(ofChild).toBeGreaterThan(40);
});

test.runIf(isLinux)('the parent and the memory of this process are known', () => {
  expect(parentOf(process.pid)).toBe(process.ppid);
  const known = residentBytes(process.pid)!;
  expect(known).toBeGreaterThan(process.memoryUsage.rss() / 2);
  expect(known).toBeLessThan(process.memoryUsage.rss() * 2);
});

test('of a process that is not there nothing is known', () => {
  expect(processorMs(2 ** 30)).toBeUndefined();
  expect(parentOf(2 ** 30)).toBeUndefined();
  expect(residentBytes(2 ** 30)).toBeUndefined();
});
