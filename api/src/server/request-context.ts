import { parseCookie } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { asLanguage, LANGUAGE_COOKIE, preferredLanguage } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import type { TransactionOptions } from '#db/lib/transaction.ts';
import { resumeSession } from '#api/features/accounts/session.ts';
import { Budget } from '#api/lib/budget.ts';
import type { Context, Cookies, SessionCookie } from '#api/lib/context.ts';
import { networkOf } from '#api/lib/network.ts';
import type { Runtime } from './runtime.ts';

const SESSION_COOKIE = 'roomtone_session';

/** Gives each request the context that its services work with. */
export function contextMiddleware(runtime: Runtime): RequestHandler {
  return async (request, response, next) => {
    response.locals.context = await createContext(runtime, request, response);
    next();
  };
}

/** The context that the middleware made. */
export function contextOf(response: Response): Context {
  return response.locals.context as Context;
}

/** What of a context tells who asks, and whether anything has looked at it. */
type Caller = Pick<
  Context,
  'user' | 'session' | 'address' | 'network' | 'userAgent' | 'cookie' | 'cookies'
> & { wasLookedAt: boolean };

/**
 * Contexts have what tells who asks from here, since Apollo Server clones them by their own
 * properties: a clone looks at the same caller, and not by being made.
 */
class CallerAccess {
  constructor(readonly caller: Caller) {}

  get isPersonal() {
    return this.caller.wasLookedAt;
  }

  get user() {
    return look(this).user;
  }

  get session() {
    return look(this).session;
  }

  get address() {
    return look(this).address;
  }

  get network() {
    return look(this).network;
  }

  get userAgent() {
    return look(this).userAgent;
  }

  get cookie() {
    return look(this).cookie;
  }

  get cookies() {
    return look(this).cookies;
  }
}

function look({ caller }: CallerAccess): Caller {
  caller.wasLookedAt = true;
  return caller;
}

async function createContext(
  runtime: Runtime,
  request: Request,
  response: Response,
): Promise<Context> {
  const { orm, config, rateLimits, changed, secrets, files } = runtime;
  const now = runtime.clock();
  const sql = sqlOf(orm.em);
  const token = sessionToken(request);
  const resumed = token ? await resumeSession(sql, token, now) : undefined;
  const address = addressOf(request);
  const access = new CallerAccess({
    user: resumed?.user,
    session: resumed?.session,
    address,
    network: networkOf(address),
    userAgent: request.get('User-Agent') ?? '',
    cookie: sessionCookie(request, response),
    cookies: otherCookies(request, response),
    wasLookedAt: false,
  });
  return Object.assign(access, {
    budget: new Budget(config.requestMs),
    now,
    sql,
    reads: sqlOf(orm.em, 'read'),
    transaction: <T>(work: (em: EntityManager) => Promise<T>, options?: TransactionOptions) =>
      inTransaction(orm, work, options),
    language: languageOf(request, resumed?.user.language),
    origin: originOf(request, config.publicUrl),
    demoMode: config.demoMode,
    social: config.social,
    secrets,
    files,
    rateLimits,
    changed,
  });
}

/** What the caller of a request reads. @param ofAccount the language stored with the account */
export function languageOf(request: Request, ofAccount?: Language | null): Language {
  const chosen = asLanguage(parseCookie(request.headers.cookie ?? '')[LANGUAGE_COOKIE]);
  return chosen ?? ofAccount ?? preferredLanguage(request.headers['accept-language'] ?? '');
}

/** The IP address that a request comes from. */
export function addressOf(request: Request): string {
  return request.ip ?? 'unknown';
}

/** Whether the request says that it comes from somebody who is logged in. */
export function hasSessionCookie(request: Request): boolean {
  return sessionToken(request) !== undefined;
}

function sessionToken(request: Request): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE] || undefined;
}

/** Where the product is reached, by the configuration or by the request itself. */
export function originOf(request: Request, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

function sessionCookie(request: Request, response: Response): SessionCookie {
  const options = { httpOnly: true, sameSite: 'lax', secure: request.secure, path: '/' } as const;
  return {
    set(token, maxAgeSeconds) {
      const lifetime = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds * 1000 };
      response.cookie(SESSION_COOKIE, token, { ...options, ...lifetime });
    },
    clear() {
      response.clearCookie(SESSION_COOKIE, options);
    },
  };
}

function otherCookies(request: Request, response: Response): Cookies {
  const common = { sameSite: 'lax', secure: request.secure } as const;
  return {
    read: (name) => parseCookie(request.headers.cookie ?? '')[name] || undefined,
    set(name, value, { maxAgeSeconds, path, open = false }) {
      const lifetime = { maxAge: maxAgeSeconds * 1000 };
      response.cookie(name, value, { ...common, ...lifetime, path, httpOnly: !open });
    },
    clear(name, { path }) {
      response.clearCookie(name, { ...common, path });
    },
  };
}
