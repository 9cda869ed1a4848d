import type { PageRenderer } from '#domain/rendering/page-contract.ts';

/**
 * What renders pages, out of the server entry of the web app. The only place where it comes in: what
 * is loaded at run time has no type, so that it is looked at instead.
 * @throws when the entry is of another version of the product
 */
export function rendererIn(entry: object): PageRenderer {
  const renderer: unknown = 'renderer' in entry ? entry.renderer : undefined;
  if (!isRenderer(renderer)) throw new Error('The server entry of the web app is no such thing.');
  return renderer;
}

function isRenderer(value: unknown): value is PageRenderer {
  if (typeof value !== 'object' || value === null) return false;
  const { pages, render, addressOf, preferencesOf } = value as Partial<
    Record<keyof PageRenderer, unknown>
  >;
  const calls = [render, addressOf, preferencesOf];
  return Array.isArray(pages) && calls.every((call) => typeof call === 'function');
}
