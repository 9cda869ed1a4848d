import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder in which tests note the documented responses that they have met. */
    seenResponses: string;
  }
}

/** What of the OpenAPI document is read here. */
interface Documented {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

/** A response by path, method and status. */
type Seen = readonly [path: string, method: string, status: string];

/** Notes that a test has met a response. */
export function noteSeen(folder: string, seen: Seen): void {
  appendFileSync(join(folder, String(process.pid)), `${seen.join(' ')}\n`);
}

/**
 * Fails a run of all tests of the API for documented responses, other than failures, that none of
 * them has met: nobody knows whether these are as the document says.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'roomtone-seen-'));
  project.provide('seenResponses', folder);
  return async () => {
    const missing = unseen(folder);
    rmSync(folder, { recursive: true, force: true });
    if (missing.length === 0 || !(await ranWhole(project))) return;
    throw new Error(
      `No test has met these responses of docs/api/openapi.json: ${missing.join(', ')}`,
    );
  };
}

/** Whether all test files of the API were run, and all tests in them. */
async function ranWhole(project: TestProject): Promise<boolean> {
  if (project.name !== 'api') return false;
  const { testFiles } = await project.globTestFiles();
  const ran = new Set(project.vitest.state.getTestModules().map(({ moduleId }) => moduleId));
  return testFiles.every((file) => ran.has(file)) && !project.config.testNamePattern;
}

function unseen(folder: string): string[] {
  const notes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const seen = new Set(notes.flatMap((note) => note.split('\n')));
  const file = new URL('../../../docs/api/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Documented;
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        Object.keys(responses)
          // That something is unchanged is told alike by all.
          .filter((status) => Number(status) < 400 && status !== '304')
          .map((status) => [path, method, status].join(' ')),
      ),
    )
    .filter((response) => !seen.has(response));
}
