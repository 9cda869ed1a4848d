import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runPackage } from './lib/programs.mjs';
import { main, requireNode } from './lib/project.mjs';
import { countChaos, countPlaywright, countStep, countVitest } from './lib/stages.mjs';
import { filesBelow } from './lib/stamps.mjs';

/*
 * Checks everything: `npm test`. A stage that fails does not keep the others from running. The last
 * line adds up the tests of all runners, and the stages that are none: `N passed, N failed`. Before it
 * stands what failed, since a log may be cut to its end.
 */
const reports = mkdtempSync(join(tmpdir(), 'roomtone-reports-'));
let passed = 0;
const failures = [];
const skipped = [];

/** Runs a stage and adds its counts up. @returns whether nothing failed in it */
async function stage(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const counts = await work();
  passed += counts.passed;
  failures.push(...counts.failures.map((failure) => `${name}: ${failure}`));
  skipped.push(...counts.skipped.map((title) => `${name}: ${title}`));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const failed = counts.failures.length;
  console.log(`-- ${name}: ${counts.passed} passed, ${failed} failed, ${seconds} s`);
  return failed === 0;
}

/** A stage that says something only when it fails. */
function step(name, start) {
  return stage(name, async () => {
    const { code, output } = await start();
    if (code !== 0) console.log(output.trimEnd());
    return countStep(code);
  });
}

const script = (path) => () => run(process.execPath, [path]);

/** All projects at once: what is long in one of them has others beside it. */
function vitest() {
  return stage('vitest', async () => {
    const report = join(reports, 'vitest.json');
    const { code } = await runPackage(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { echo: true },
    );
    return countVitest(code, read(report));
  });
}

function playwright() {
  return stage('playwright', async () => {
    const report = join(reports, 'playwright.json');
    const { code } = await runPackage(
      '@playwright/test',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      { program: 'playwright', echo: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    return countPlaywright(code, read(report));
  });
}

/** One round of each fault, with time-outs that do not make it wait. */
function chaos() {
  return stage('chaos', async () => {
    const report = join(reports, 'chaos.json');
    const { code } = await runPackage(
      'tsx',
      ['chaos/main.ts', '--rounds', '1', '--people', '6', '--no-outbox', '--report', report],
      { echo: true, env: { DATABASE_CONNECT_SECONDS: '1', DATABASE_STATEMENT_SECONDS: '2' } },
    );
    return countChaos(code, read(report));
  });
}

function read(report) {
  return existsSync(report) ? readFileSync(report, 'utf8') : undefined;
}

await main(async () => {
  requireNode();
  // First, because what it writes is checked by the others.
  await step('codegen', script('scripts/codegen.mjs'));
  await step('lint', () => runPackage('oxlint', ['--type-aware', '--deny-warnings']));
  await step('format', () => runPackage('oxfmt', ['--check']));
  await step('types', script('scripts/types.mjs'));
  await vitest();
  const isBuilt = await step('build', script('scripts/build.mjs'));
  const hasSpecs = filesBelow(['e2e'], (path) => path.endsWith('.spec.ts')).length > 0;
  if (isBuilt && hasSpecs) await playwright();
  if (isBuilt) await chaos();
  rmSync(reports, { recursive: true });
  if (skipped.length > 0) console.log(`\nSkipped:\n  ${skipped.join('\n  ')}`);
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
});
