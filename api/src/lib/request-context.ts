import type { CookieName } from '#domain/accounts/cookies.ts';
import type { Context } from './context.ts';
import type { Network } from './network.ts';

/** How the response can change the caller's session cookie. */
export interface SessionCookie {
  set(token: string, maxAgeSeconds: number | undefined): void;
  clear(): void;
}

/** Cookies of a caller besides the session's. */
export interface Cookies {
  read(name: CookieName, options: Pick<CookieOptions, 'path'>): string | undefined;
  set(name: CookieName, value: string, options: CookieOptions): void;
  clear(name: CookieName, options: Pick<CookieOptions, 'path'>): void;
}

export interface CookieOptions {
  maxAgeSeconds: number;
  /** The paths that it is sent to. */
  path: string;
  /** Whether scripts of the page may read it. */
  open?: boolean;
}

/** Where a request comes from, and what its response can leave in the browser. */
export interface Caller {
  /** IP address of the caller. */
  readonly address: string;
  /** What limits by address count. */
  readonly network: Network;
  /** What the caller says of its browser; empty when it says nothing. */
  readonly userAgent: string;
  readonly sessionCookie: SessionCookie;
  readonly cookies: Cookies;
}

/**
 * What the doors of the API work with: what services do, and the caller's end of the request. Whoever begins or
 * ends a session needs it; all others take a {@link Context}, which jobs and sockets have too.
 */
export interface RequestContext extends Context {
  /** Whether anything has looked at who asks so far, so that the response may be theirs alone. */
  readonly isPersonal: boolean;
  readonly caller: Caller;
  /** What is found out while its response is made. */
  readonly outcome: Outcome;
}

export interface Outcome {
  /** Whether the response is whole and the same for everybody, so that it may be kept. */
  isPublic: boolean;
}
