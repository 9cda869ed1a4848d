const LIMIT = 20;
const LEAST = 3;

/**
 * A username made from somebody's name, 3 to 20 of a to z, digits and underscore (spec §5), for
 * accounts that begin at a provider: `Nora Quist` becomes `nora_quist`.
 * @param suffix tells it from one that is taken; empty for the first try
 */
export function usernameFrom(name: string, suffix: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  // Names in other scripts leave nothing of themselves.
  const base = plain.length < LEAST ? 'musician' : plain;
  if (!suffix) return base.slice(0, LIMIT).replace(/_+$/, '');
  return `${base.slice(0, LIMIT - suffix.length - 1).replace(/_+$/, '')}_${suffix}`;
}
