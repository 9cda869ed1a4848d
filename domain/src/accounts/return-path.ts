/**
 * Whether `target` is a path of this site, with or without a query, so that somebody can be sent
 * there after logging in. Browsers read `//`, `/\` and tabs between slashes as another host
 * (WHATWG URL §4.4).
 */
export function isPathOfThisSite(target: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target);
}
