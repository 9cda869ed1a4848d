import { describe, expect, test } from 'vitest';
import { countChaos, countPlaywright, countStep, countVitest } from './stages.mjs';

function vitestReport(...statuses: string[]): string {
  const assertionResults = statuses.map((status, index) => ({ status, fullName: `test ${index}` }));
  return JSON.stringify({ testResults: [{ assertionResults }] });
}

function playwrightReport(...statuses: string[]): string {
  const specs = statuses.map((status, index) => ({ title: `test ${index}`, tests: [{ status }] }));
  return JSON.stringify({
    suites: [{ suites: [{ specs: specs.slice(1) }], specs: specs.slice(0, 1) }],
  });
}

const nothing = { passed: 0, failures: [expect.any(String) as string], skipped: [] };

describe('the counts of Vitest', () => {
  test('are those of its tests, with what was left out by name', () => {
    const report = vitestReport('passed', 'failed', 'passed', 'skipped', 'todo');
    expect(countVitest(1, report)).toEqual({
      passed: 2,
      failures: ['test 1'],
      skipped: ['test 3', 'test 4'],
    });
  });

  test('say why a test failed, as far as a few lines do', () => {
    const failureMessages = [`\u001B[31mexpected 1\u001B[39m\nto be 2${'.'.repeat(1000)}`];
    const assertionResults = [{ status: 'failed', fullName: 'adds up', failureMessages }];
    const [failure] = countVitest(
      1,
      JSON.stringify({ testResults: [{ assertionResults }] }),
    ).failures;
    expect(failure).toMatch(/^adds up\n {4}expected 1\n {4}to be 2\.+$/);
    expect(failure!.length).toBeLessThan(700);
  });

  test('include a failure that no test stands for', () => {
    expect(countVitest(1, vitestReport('passed'))).toEqual({
      passed: 1,
      failures: ['it ended with 1'],
      skipped: [],
    });
  });

  test('are a failure when nothing ran', () => {
    expect(countVitest(0, vitestReport())).toEqual(nothing);
    expect(countVitest(0, vitestReport('skipped'))).toMatchObject({ failures: ['nothing ran'] });
    expect(countVitest(1, undefined)).toEqual(nothing);
  });
});

describe('the counts of a run of faults', () => {
  const passed = { name: 'a full disk', status: 'passed' };
  const failed = { name: 'SIGTERM', status: 'failed' };
  const skipped = { name: 'a full disk', status: 'skipped', reason: 'none can be made' };

  test('are those of the faults, with what was left out and why', () => {
    expect(countChaos(1, JSON.stringify([passed, failed, skipped]))).toEqual({
      passed: 1,
      failures: ['SIGTERM'],
      skipped: ['a full disk: none can be made'],
    });
  });

  test('are a failure when the run has ended early or nothing was tried', () => {
    expect(countChaos(1, undefined)).toEqual(nothing);
    expect(countChaos(1, JSON.stringify([passed]))).toMatchObject({
      passed: 1,
      failures: ['it ended with 1'],
    });
    expect(countChaos(0, JSON.stringify([skipped]))).toMatchObject({ failures: ['nothing ran'] });
  });
});

describe('the counts of Playwright', () => {
  test('are those of its tests, at any depth', () => {
    const report = playwrightReport('expected', 'expected', 'unexpected', 'skipped');
    expect(countPlaywright(1, report)).toEqual({
      passed: 2,
      failures: ['test 2'],
      skipped: ['test 3'],
    });
  });

  test('take a test that passed only when repeated for failed', () => {
    expect(countPlaywright(0, playwrightReport('expected', 'flaky'))).toMatchObject({
      passed: 1,
      failures: ['test 1'],
    });
  });

  test('are a failure when nothing ran', () => {
    expect(countPlaywright(0, playwrightReport())).toEqual(nothing);
    expect(countPlaywright(1, undefined)).toEqual(nothing);
  });
});

test('a step counts as one', () => {
  expect([countStep(0), countStep(1)]).toEqual([{ passed: 1, failures: [], skipped: [] }, nothing]);
});
