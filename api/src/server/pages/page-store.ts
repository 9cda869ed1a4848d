import { KeptStore, STALE_MS } from '../kept/kept-store.ts';
import type { RenderedPage } from './page-rendering.ts';

const MEMORY_LIMIT_BYTES = 20 * 1024 * 1024;

/** Rendered pages for readers who are not logged in. @param clock epoch milliseconds */
export function openPageStore(clock: () => number): KeptStore<RenderedPage> {
  return new KeptStore({ clock, bytes: MEMORY_LIMIT_BYTES, staleMs: STALE_MS });
}
