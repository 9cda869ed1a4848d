import { portfolioLimits } from './limits.ts';

/** What the address of a portfolio may be: small letters, digits and single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Addresses that are other pages. */
export const reservedSlugs: readonly string[] = ['edit', 'new'];

/**
 * The address that a name would have: `José & the Ångströms` is `jose-the-angstroms`. Names in other
 * scripts have none of their own, and are called `portfolio`.
 */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, portfolioLimits.slug)
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' || reservedSlugs.includes(plain) ? 'portfolio' : plain;
}
