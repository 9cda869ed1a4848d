import { portfolioLimits } from './limits.ts';

/** What the address of a portfolio may be: small letters, digits and single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Addresses that are other pages. */
export const reservedSlugs: readonly string[] = ['edit', 'new'];

/**
 * The words of a name as an address has them: `José & the Ångströms` is `jose-the-angstroms`; names
 * in other scripts have none.
 * @param limit how long it may be, in characters
 */
export function slugWords(name: string, limit: number): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, limit)
    .replaceAll(/^-+|-+$/g, '');
}

/**
 * The address that the name of a portfolio would have. Names that have none of their own are called
 * `portfolio`.
 */
export function slugOf(name: string): string {
  const plain = slugWords(name, portfolioLimits.slug);
  return plain === '' || reservedSlugs.includes(plain) ? 'portfolio' : plain;
}
