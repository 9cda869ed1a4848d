import type { CookieName } from '#domain/accounts/cookies.ts';

/** A cookie of the document, or undefined. */
export function readCookie(name: CookieName, cookies: string): string | undefined {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps a choice for a year, where the server can read it too. */
export function writeCookie(name: CookieName, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Forgets a cookie. */
export function clearCookie(name: CookieName): void {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}
