import { isPathOfThisSite } from '#domain/accounts/return-path.ts';
import type { SocialProblem, SocialProvider } from '#domain/accounts/social.ts';

/** Where somebody goes on to: `to` when it is a path of this site, else the home page. */
export function returnPath(to: string | null | undefined): string {
  if (!to || to.length > 2000 || !isPathOfThisSite(to)) return '/';
  // As a header carries it: without what only people can read.
  const { pathname, search, hash } = new URL(to, 'https://roomtone.invalid');
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}

/** The page with every way to sign in. */
export function loginPath(to: string): string {
  return withParams('/login', { to });
}

/** The page that says why signing in came to nothing. */
export function problemPath(problem: SocialProblem, provider: SocialProvider, to: string): string {
  return withParams('/login', { problem, provider, to });
}

/** The page that asks somebody new for their address. */
export function addressPath(to: string): string {
  return withParams('/register/address', { to });
}

/** The page that asks for the code of an app. */
export function codePath(to: string): string {
  return withParams('/login/code', { to });
}

/** The settings, where identities are connected. */
export function settingsPath(problem?: SocialProblem, provider?: SocialProvider): string {
  return withParams('/account/settings', {
    section: 'security',
    ...(problem && { problem }),
    ...(provider && { provider }),
  });
}

function withParams(path: string, params: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(params).toString()}`;
}
