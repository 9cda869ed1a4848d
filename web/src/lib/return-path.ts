import { isPathOfThisSite } from '#domain/accounts/return-path.ts';

/** Query parameter that says where to go after logging in. */
export const RETURN_PARAM = 'to';

/** `target` when it is a path of this site, else the home page: nobody is sent elsewhere. */
export function safeReturnPath(target: string | null): string {
  return target !== null && isPathOfThisSite(target) ? target : '/';
}

/** The login page, which comes back to `path`. */
export function loginPath(path: string): string {
  return `/login?${RETURN_PARAM}=${encodeURIComponent(path)}`;
}
