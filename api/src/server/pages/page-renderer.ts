import type { PageAddresses, PageRenderer, PageRoute } from '#domain/rendering/page-contract.ts';

/*
 * The only place where the web app comes in: what is loaded at run time has no type, so that it is
 * looked at instead.
 */

/**
 * What renders pages, out of the server entry of the web app.
 * @throws when the entry is of another version of the product
 */
export function rendererIn(entry: object): PageRenderer {
  const renderer: unknown = 'renderer' in entry ? entry.renderer : undefined;
  if (!isRenderer(renderer)) throw new Error('The server entry of the web app is no such thing.');
  return renderer;
}

/**
 * What tells `pages` apart, out of the entry for addresses of the web app.
 * @throws when the entry is of another version of the product
 */
export function addressesIn(entry: object, pages: readonly PageRoute[]): PageAddresses {
  const make: unknown = 'pageAddressesOf' in entry ? entry.pageAddressesOf : undefined;
  const addresses: unknown = typeof make === 'function' ? make(pages) : undefined;
  if (!areAddresses(addresses)) throw new Error('The addresses of the web app are no such thing.');
  return addresses;
}

function isRenderer(value: unknown): value is PageRenderer {
  return areAddresses(value) && 'render' in value && typeof value.render === 'function';
}

function areAddresses(value: unknown): value is PageAddresses {
  if (typeof value !== 'object' || value === null) return false;
  const { pages, addressOf, preferencesOf } = value as Partial<
    Record<keyof PageAddresses, unknown>
  >;
  return (
    [addressOf, preferencesOf].every((call) => typeof call === 'function') && Array.isArray(pages)
  );
}
