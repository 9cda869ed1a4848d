import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { CookieName } from '#domain/accounts/cookies.ts';
import type { Cookies, SessionCookie } from '#api/lib/request-context.ts';

const SESSION_COOKIE = 'roomtone_session';

/**
 * Whether the caller reaches the product by HTTPS: by the configuration, where a proxy that does not
 * say so would otherwise cost the cookies their protection, else by the request.
 */
export function isOverHttps(request: Request, publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? request.secure;
}

/** The token of the caller's session, or what they send in its place. */
export function sessionToken(request: Request, publicUrl: string | undefined): string | undefined {
  return read(request, nameOf(SESSION_COOKIE, '/', isOverHttps(request, publicUrl)));
}

/** How the response can change the session's cookie, which scripts cannot read. */
export function sessionCookie(
  request: Request,
  response: Response,
  publicUrl: string | undefined,
): SessionCookie {
  const secure = isOverHttps(request, publicUrl);
  const name = nameOf(SESSION_COOKIE, '/', secure);
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  return {
    set(token, maxAgeSeconds) {
      const lifetime = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds * 1000 };
      response.cookie(name, token, { ...options, ...lifetime });
    },
    clear() {
      response.clearCookie(name, options);
    },
  };
}

/** The other cookies of the caller. */
export function otherCookies(
  request: Request,
  response: Response,
  publicUrl: string | undefined,
): Cookies {
  const secure = isOverHttps(request, publicUrl);
  const common = { sameSite: 'lax', secure } as const;
  return {
    read: (name, { path }) => read(request, nameOf(name, path, secure)),
    set(name, value, { maxAgeSeconds, path, open = false }) {
      const lifetime = { maxAge: maxAgeSeconds * 1000 };
      // Scripts of the page look for those that they may read by their plain names.
      const sent = open ? name : nameOf(name, path, secure);
      response.cookie(sent, value, { ...common, ...lifetime, path, httpOnly: !open });
    },
    clear(name, { path }) {
      response.clearCookie(nameOf(name, path, secure), { ...common, path });
    },
  };
}

/**
 * What a cookie is called. Over HTTPS its name has a prefix, with which browsers take it from no
 * other host and from nobody over HTTP, so that nobody can plant one (RFC 6265bis §4.1.3).
 */
function nameOf(name: CookieName, path: string, isSecure: boolean): string {
  if (!isSecure) return name;
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}

function read(request: Request, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[name] || undefined;
}
