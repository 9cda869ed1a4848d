import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readTemplate } from './page-document.ts';
import type { PageRenderer, PageSource } from './page-source.ts';

/**
 * The web app straight from its sources, by Vite, which also shows changes in the browser at once.
 * @param folder `web`
 */
export async function openDevelopmentPages(folder: string, server: Server): Promise<PageSource> {
  const vite = await createServer({
    configFile: join(folder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    files: vite.middlewares,
    publicFolder: join(folder, 'public'),
    async kitFor(path) {
      const html = await readFile(join(folder, 'index.html'), 'utf8');
      return {
        renderer: (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as PageRenderer,
        template: readTemplate(await vite.transformIndexHtml(path, html)),
        preloadsOf: () => [],
      };
    },
    keepsPages: false,
    explain(error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      return error;
    },
    close: () => vite.close(),
  };
}
