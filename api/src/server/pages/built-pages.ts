import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EARLY_TEXTS } from '#domain/rendering/early-texts.ts';
import type { PageRenderer } from '#domain/rendering/page-contract.ts';
import { serveBuiltFiles } from './built-files.ts';
import { LATER, readTemplate } from './page-document.ts';
import { addressesIn, rendererIn } from './page-renderer.ts';
import type { PageSource } from './page-source.ts';
import { PageThreads } from './page-threads.ts';
import type { ThreadOptions } from './page-thread.ts';

/** Vite's manifest: the files that each module was built into. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  /** Keys of the chunks that this one needs at once. */
  imports?: readonly string[];
}

const ENTRY = 'server/entry-server.js';

/** How many threads render pages, 0 being the one that asks, and what they are started with. */
type Threads = { count: number } & Omit<ThreadOptions, 'entry'>;

/**
 * The web app as `npm run build` made it.
 * @param folder `dist/web`
 * @throws when the app cannot be loaded
 */
export async function openBuiltPages(folder: string, threads?: Threads): Promise<PageSource> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const template = readTemplate(startAfterPaint(await read('index.html')));
  const manifest = JSON.parse(await read('manifest.json')) as Manifest;
  const { renderer, close } = await openRenderer(folder, threads);
  const publicFolder = join(folder, 'client');
  const kit = { renderer, template, preloadsOf: preloadsFrom(manifest) };
  return {
    files: serveBuiltFiles(publicFolder),
    publicFolder,
    kitFor: () => Promise.resolve(kit),
    keepsPages: true,
    explain: (error) => error,
    close,
  };
}

async function openRenderer(folder: string, threads?: Threads) {
  const addressIn = (path: string) => pathToFileURL(join(folder, path)).href;
  const load = (path: string) => import(/* @vite-ignore */ addressIn(path)) as Promise<object>;
  if (!threads?.count) {
    return { renderer: rendererIn(await load(ENTRY)), close: () => Promise.resolve() };
  }
  const pool = new PageThreads(threads.count, { ...threads, entry: addressIn(ENTRY) });
  const addresses = await load('addresses/entry-addresses.js');
  const renderer: PageRenderer = {
    ...addressesIn(addresses, await pool.pages()),
    render: (request) => pool.render(request),
  };
  return { renderer, close: () => pool.close() };
}

/**
 * Has the app fetched and started once the page is painted: on a slow line its scripts would hold up
 * the pictures and fonts of what is there to read already, and run at once they would keep a phone
 * from showing it. In a tab that nobody looks at nothing is ever painted, so there it does not wait.
 * Texts are fetched and not preloaded, since a browser complains of a preload that a slow line keeps
 * from being used.
 * @throws when the document has no script to start the app with.
 */
export function startAfterPaint(html: string): string {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
  if (!entry.test(html)) throw new Error('index.html lacks the script that starts the app.');
  return html.replace(
    entry,
    "<script>addEventListener('DOMContentLoaded',()=>(start=>" +
      'document.hidden?start():requestAnimationFrame(()=>setTimeout(start)))(()=>{' +
      `document.querySelectorAll('link[rel="${LATER}"]').forEach(link=>{` +
      "if(!link.as)return link.rel='modulepreload';const href=link.getAttribute('href');" +
      `((self.${EARLY_TEXTS}??={})[href]=fetch(href)).catch(()=>{})});` +
      'import("$1")}))</script>',
  );
}

/** Finds the scripts of modules, without those that every page names anyway. */
export function preloadsFrom(manifest: Manifest): (modules: readonly string[]) => string[] {
  const needed = (keys: readonly string[], found = new Set<string>()): Set<string> => {
    for (const key of keys) {
      const chunk = manifest[key];
      if (!chunk || found.has(key)) continue;
      found.add(key);
      needed(chunk.imports ?? [], found);
    }
    return found;
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const always = needed(entries);
  return (modules) =>
    [...needed(modules)].filter((key) => !always.has(key)).map((key) => `/${manifest[key]!.file}`);
}
