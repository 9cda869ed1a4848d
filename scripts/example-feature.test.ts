import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * The feature of docs/adding-a-feature.md, plugged into a copy of the project: its own folders, its
 * name in features.json, and a line in each of three lists. Whatever else had to be changed for it
 * would be missing there, and fail one of these.
 */

const root = join(import.meta.dirname, '..');
const tree = mkdtempSync(join(tmpdir(), 'roomtone-feature-'));

/** What a clone does not have. */
const made = new Set(['node_modules', 'dist', '.data', '.git', 'test-results']);

const CACHE = 'node_modules/.cache/roomtone';

/** Where its files are; no other folder can tell that it is there. */
const folders = ['domain', 'db', 'api', 'web'];

const lists = ['db/src/features.ts', 'api/src/features/index.ts', 'web/src/features/index.ts'];

/** Written by commands from what the features declare. */
const generated = ['schema.graphql', 'docs/api/permissions.md', 'docs/api/openapi.json'];

let before: ReadonlyMap<string, string>;

beforeAll(() => {
  cpSync(root, tree, { recursive: true, filter: (path) => !made.has(basename(path)) });
  linkPackages();
  before = sourcesOf();
  cpSync(join(tree, 'docs/example-feature'), tree, { recursive: true });
  edit('features.json', (text) => text.replace(/"\n\]/, '",\n  "guestbook"\n]'));
  for (const list of lists) {
    edit(
      list,
      (text) =>
        `import { guestbook } from './guestbook/feature.ts';\n${text.replace(/\n\]/, '\n  guestbook,\n]')}`,
    );
  }
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** The packages themselves, and of the caches beside them what says which sounds are made already. */
function linkPackages(): void {
  const packages = join(tree, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  cpSync(join(root, CACHE), join(tree, CACHE), { recursive: true });
}

function edit(path: string, change: (text: string) => string): void {
  const file = join(tree, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** What is in each source file of the copy. */
function sourcesOf(): ReadonlyMap<string, string> {
  const files = readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(tree, join(parentPath, name)))
    .filter((path) => !/^node_modules|\.generated\.(tsx?|json)$/.test(path));
  return new Map(files.map((path) => [path, readFileSync(join(tree, path), 'base64')]));
}

/** Runs a script of package.json in the copy. @returns what it wrote, when it failed */
async function run(script: string, ...args: string[]): Promise<string> {
  // Without what the runner of this test has put there.
  const { PATH, HOME, SystemRoot } = process.env;
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: tree,
    env: { PATH, HOME, SystemRoot },
    // On Windows npm is a batch file.
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? '' : output;
}

// Each checks the whole project, or starts a database or a browser's page.
describe('a feature in its own folders', { timeout: 600_000 }, () => {
  test('is part of the contract', async () => {
    expect(await run('schema')).toBe('');
  });

  test('has the types of all others', async () => {
    // What is in api and db is one program.
    expect(await run('types', 'domain', '.', 'web')).toBe('');
  });

  test('imports what it may', async () => {
    const own = globSync('{domain,db,api,web}/src/{,features/}guestbook', { cwd: tree });
    expect(own).toHaveLength(folders.length);
    expect(await run('lint', ...own, ...lists)).toBe('');
  });

  test('has rules and texts in every language', async () => {
    expect(await run('test:unit', 'scripts/features.test.ts', 'scripts/texts')).toBe('');
  });

  test('has a title on its page', async () => {
    expect(await run('test:unit', 'web/page-titles.test.ts', '-t', '/guestbook has')).toBe('');
  });

  test('is stored, exported and erased, and answers on GraphQL and REST', async () => {
    const files = ['db/src/features.test.ts', 'db/src/orm.test.ts', 'db/src/privacy'];
    const served = [
      'features/index.test.ts',
      'features/guestbook',
      'server/contract.test.ts',
      'server/openapi',
    ];
    const paths = served.map((path) => `api/src/${path}`);
    expect(await run('test:api', ...files, ...paths)).toBe('');
  });

  test('is shown, and found from every page', async () => {
    expect(
      await run('test:web', 'web/src/features/index.test.ts', 'web/src/features/guestbook'),
    ).toBe('');
  });

  test('leaves every other file of the project as it was', () => {
    const after = sourcesOf();
    const changed = [...before].filter(([path, content]) => after.get(path) !== content);
    const expected = new Set(['features.json', ...lists, ...generated]);
    expect(changed.map(([path]) => path).filter((path) => !expected.has(path))).toEqual([]);
  });
});
