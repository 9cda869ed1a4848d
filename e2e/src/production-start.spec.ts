import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';
import { runProduct } from './product.ts';

/** Has a process note every module that it loads, one address a line. */
const NOTE_MODULES = `
  import { appendFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      appendFileSync(process.env.MODULES_FILE, url + '\\n');
      return next(url, context);
    },
  });
`;

/** With the first page, whatever is loaded late is loaded. */
const paths = ['/', '/studios', '/api/studios'];

/** The sources of all that the built product has loaded once it serves, with these settings. */
async function loadedSources(settings: NodeJS.ProcessEnv, drawn: 200 | 404): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'roomtone-modules-'));
  const modulesFile = join(folder, 'modules');
  const hook = `data:text/javascript,${encodeURIComponent(NOTE_MODULES)}`;
  try {
    const product = await runProduct({
      ...settings,
      MODULES_FILE: modulesFile,
      NODE_OPTIONS: `--import ${hook}`,
    });
    try {
      for (const path of paths) expect((await fetch(product.url + path)).status).toBe(200);
      expect((await fetch(`${product.url}/scenes/hero/1.svg`)).status).toBe(drawn);
    } finally {
      await product.stop();
    }
    const chunks = readFileSync(modulesFile, 'utf8')
      .split('\n')
      .filter((url) => /\/dist\/api\/.*\.js$/.test(url));
    return chunks.flatMap(sourcesOf);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a chunk was built from, by its source map: nothing where it only hands out what others hold. */
function sourcesOf(chunk: string): string[] {
  if (!readFileSync(fileURLToPath(chunk), 'utf8').includes('//# sourceMappingURL=')) return [];
  const map = readFileSync(`${fileURLToPath(chunk)}.map`, 'utf8');
  const { sources } = JSON.parse(map) as { sources: string[] };
  return sources.map((source) => fileURLToPath(new URL(source, chunk)));
}

const ofDemo = (source: string) => source.includes('/demo/src/');

test('a start outside demo mode loads nothing of the demo and draws nothing', async () => {
  const sources = await loadedSources({ DEMO_MODE: 'off' }, 404);
  expect(sources.some((source) => source.endsWith('/api/src/server/demo.ts'))).toBe(true);
  expect(sources.filter(ofDemo)).toEqual([]);
});

test('a start in demo mode loads it and draws', async () => {
  expect((await loadedSources({}, 200)).filter(ofDemo)).not.toEqual([]);
});
