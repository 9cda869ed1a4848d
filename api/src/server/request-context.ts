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
import type { Context } from '#api/lib/context.ts';
import { networkOf } from '#api/lib/network.ts';
import { otherCookies, sessionCookie, sessionToken } from './request-cookies.ts';
import type { Runtime } from './runtime.ts';
import { eventRecorder } from './security-log.ts';

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
  const { orm, config, log, rateLimits, changed, secrets, files, features } = runtime;
  const now = runtime.clock();
  const sql = sqlOf(orm.em);
  const token = sessionToken(request, config.publicUrl);
  const resumed = token ? await resumeSession(sql, token, now) : undefined;
  const address = addressOf(request);
  const access = new CallerAccess({
    user: resumed?.user,
    session: resumed?.session,
    address,
    network: networkOf(address),
    userAgent: request.get('User-Agent') ?? '',
    cookie: sessionCookie(request, response, config.publicUrl),
    cookies: otherCookies(request, response, config.publicUrl),
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
    demo: runtime.demo,
    social: config.social,
    secrets,
    files,
    rateLimits,
    features,
    // Not by way of the caller's properties: the log makes no response somebody's own.
    record: eventRecorder(log, request, resumed?.user.id),
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

/** Where the product is reached, by the configuration or by the request itself. */
export function originOf(request: Request, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
