import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';

export interface CardPage {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves the page that takes a card.
 * @param sandbox what alone the page may load from and speak to, beside itself
 */
export async function serveCardPage(sandbox: string): Promise<CardPage> {
  const script = await bundle();
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${sandbox}`,
    `frame-src ${sandbox}`,
    `connect-src ${sandbox}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
  ].join('; ');
  const server = createServer((request, response) => {
    if (request.url === '/card-page.js') {
      response.setHeader('content-type', 'text/javascript').end(script);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy);
    // Elsewhere is where people go on to.
    response.end(request.url?.startsWith('/?') ? html : elsewhere);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pay</title>
<link rel="icon" href="data:,">
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; }
  @media (prefers-color-scheme: dark) {
    html { background: #1b1c22; color: #fff; color-scheme: dark; }
  }
  main { margin: auto; max-width: 640px; padding: 16px; }
  button { font: inherit; margin: 16px 0; min-height: 44px; width: 100%; }
</style>
<body>
<main><h1>Pay</h1><div id="form"></div></main>
<script type="module" src="/card-page.js"></script>
`;

const elsewhere =
  '<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">';

/** The page's script with React and Stripe's libraries. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'card-page.tsx') },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code;
}
