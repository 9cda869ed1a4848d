import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {readonly string[]} failures names of what failed, and why
 * @property {readonly string[]} skipped names of tests that were left out
 */

/** @typedef {Counts & { name: string }} Result */

/**
 * The counts of a run of Vitest. A run that crashed, or in which no test ran, has failed.
 * @param {number} code of its exit
 * @param {string | undefined} report of its JSON reporter
 * @returns {Counts}
 */
export function countVitest(code, report) {
  if (report === undefined) return crashed;
  const { testResults } = JSON.parse(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return settle(code, {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => because(fullName, failureMessages[0])),
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  });
}

/**
 * The counts of a run of Playwright. A test that passed only when it was repeated has failed.
 * @param {number} code of its exit
 * @param {string | undefined} report of its JSON reporter
 * @returns {Counts}
 */
export function countPlaywright(code, report) {
  if (report === undefined) return crashed;
  const { suites } = JSON.parse(report);
  const tests = suites.flatMap(specsOf).flatMap(({ title, tests: runs }) =>
    runs.map(({ status, results = [] }) => {
      const error = results.find((result) => result.error)?.error.message;
      return { title, status, error };
    }),
  );
  const of = (...statuses) => tests.filter(({ status }) => statuses.includes(status));
  return settle(code, {
    passed: of('expected').length,
    failures: of('unexpected', 'flaky').map(({ title, error }) => because(title, error)),
    skipped: of('skipped').map(({ title }) => title),
  });
}

/**
 * The counts of a run of faults, each of which is a test.
 * @param {number} code of its exit
 * @param {string | undefined} report that it has written
 * @returns {Counts}
 */
export function countChaos(code, report) {
  if (report === undefined) return crashed;
  const faults = JSON.parse(report);
  const of = (wanted) => faults.filter(({ status }) => status === wanted);
  return settle(code, {
    passed: of('passed').length,
    failures: of('failed').map(({ name }) => name),
    skipped: of('skipped').map(({ name, reason }) => `${name}: ${reason}`),
  });
}

/**
 * A step that does one thing, which succeeds or fails.
 * @param {number} code of its exit
 * @returns {Counts}
 */
export function countStep(code) {
  return { passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [ended(code)], skipped: [] };
}

const crashed = { passed: 0, failures: ['it ended without a report'], skipped: [] };

const ended = (code) => `it ended with ${code}`;

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Characters of an error that are said once more at the end. */
const REASON_LENGTH = 600;

/** What failed, and the beginning of why. */
function because(name, error) {
  if (!error) return name;
  const reason = stripVTControlCharacters(error).slice(0, REASON_LENGTH).trim();
  return `${name}\n    ${reason.replaceAll('\n', '\n    ')}`;
}

/** A failure that no test stands for, such as a file that cannot be loaded, counts as one. */
function settle(code, counts) {
  if (counts.passed + counts.failures.length === 0) return { ...counts, failures: ['nothing ran'] };
  const failedUnseen = code !== 0 && counts.failures.length === 0;
  return failedUnseen ? { ...counts, failures: [ended(code)] } : counts;
}
