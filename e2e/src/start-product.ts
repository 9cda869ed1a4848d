import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { runProduct } from './product.ts';

/** Starts the built product with data of its own, and stops it after the tests. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await runProduct();
  process.env.ROOMTONE_URL = url;
  process.env.ROOMTONE_MAIL = join(dataDir, 'mail');
  process.env.ROOMTONE_BROWSER = (await findBrowser()) ?? '';
  return stop;
}
