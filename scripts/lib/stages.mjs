/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
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
    failed: tests.filter(({ status }) => status === 'failed').length,
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
  const tests = suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map(({ status }) => ({ title: spec.title, status })));
  const of = (status) => tests.filter((test) => test.status === status);
  return settle(code, {
    passed: of('expected').length,
    failed: of('unexpected').length + of('flaky').length,
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
    failed: of('failed').length,
    skipped: of('skipped').map(({ name, reason }) => `${name}: ${reason}`),
  });
}

/** A step that does one thing, which succeeds or fails. */
export function countStep(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [] };
}

const crashed = { passed: 0, failed: 1, skipped: [] };

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A failure that no test stands for, such as a file that cannot be loaded, counts as one. */
function settle(code, counts) {
  const ranNothing = counts.passed + counts.failed === 0;
  const failedUnseen = code !== 0 && counts.failed === 0;
  return ranNothing || failedUnseen ? { ...counts, failed: counts.failed + 1 } : counts;
}
