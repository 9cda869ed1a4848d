import chromium from '@sparticuz/chromium';

/** Start as any account, offline, and draw the same everywhere. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The browser that npm installed. It is built for Linux; elsewhere Playwright looks for its own. */
export async function findBrowser(): Promise<string | undefined> {
  return process.platform === 'linux' ? chromium.executablePath() : undefined;
}
