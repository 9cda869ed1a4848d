import { parseCookie } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { asLanguage, LANGUAGE_COOKIE, preferredLanguage } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import type { TransactionOptions } from '#db/lib/transaction.ts';
import { resumeSession } from '#api/features/accounts/session.ts';
import { Budget } from '#api/lib/budget.ts';
import type { ActingSession, Context } from '#api/lib/context.ts';
import { networkOf } from '#api/lib/network.ts';
import type { Caller, RequestContext } from '#api/lib/request-context.ts';
import { otherCookies, sessionCookie, sessionToken } from './request-cookies.ts';
import type { Runtime } from './runtime.ts';
import { eventRecorder } from './security-log.ts';

/** Gives each request the context that its services work with. */
export function contextMiddleware(runtime: Runtime): RequestHandler {
  return async (request, response, next) => {
    response.locals.context = await createRequestContext(runtime, request, response);
    next();
  };
}

/** The context that the middleware made. */
export function contextOf(response: Response): RequestContext {
  return response.locals.context as RequestContext;
}

/** Who acts, and whether anything has looked at it. */
interface Who {
  user?: UserRow | undefined;
  session?: ActingSession | undefined;
  wasLookedAt: boolean;
}

/**
 * Contexts have what tells who acts from here, since Apollo Server clones them by their own
 * properties: a clone looks at the same person, and not by being made.
 */
class Access<W extends Who = Who> {
  readonly who: W;

  constructor(who: W) {
    this.who = who;
  }

  get user() {
    return look(this.who).user;
  }

  get session() {
    return look(this.who).session;
  }
}

/** The same for a request, of which more is told. */
class RequestAccess extends Access<Who & { caller: Caller }> {
  get isPersonal() {
    return this.who.wasLookedAt;
  }

  get caller() {
    return look(this.who).caller;
  }
}

function look<Seen extends Who>(who: Seen): Seen {
  who.wasLookedAt = true;
  return who;
}

/** What a request is served with. */
export async function createRequestContext(
  runtime: Runtime,
  request: Request,
  response: Response,
): Promise<RequestContext> {
  const { publicUrl } = runtime.config;
  const address = addressOf(request);
  const caller = {
    address,
    network: networkOf(address),
    userAgent: request.get('User-Agent') ?? '',
    sessionCookie: sessionCookie(request, response, publicUrl),
    cookies: otherCookies(request, response, publicUrl),
  };
  const login = await loginOf(runtime, request);
  const access = new RequestAccess({ ...login, caller, wasLookedAt: false });
  const tools = toolsFor(runtime, request, login?.user);
  return Object.assign(access, tools, { outcome: { isPublic: false } });
}

/** The same request, of which it is told anew whether anything has looked at who asks. */
export function lookedAtAnew(context: RequestContext): RequestContext {
  const { who } = context as RequestContext & RequestAccess;
  const access = new RequestAccess({ ...who, wasLookedAt: false });
  return Object.assign(access, { ...context, who: access.who, outcome: { isPublic: false } });
}

/**
 * What is asked over a socket is served with.
 * @param request that which has opened the socket
 */
export async function createContext(runtime: Runtime, request: Request): Promise<Context> {
  const login = await loginOf(runtime, request);
  const access = new Access({ ...login, wasLookedAt: false });
  return Object.assign(access, toolsFor(runtime, request, login?.user));
}

/** Whose session a request comes with. */
async function loginOf({ orm, config, clock }: Runtime, request: Request) {
  const token = sessionToken(request, config.publicUrl);
  return token === undefined ? undefined : resumeSession(sqlOf(orm.em), token, clock());
}

/** What is the same whoever asks, and what the request says of its reader. */
function toolsFor(runtime: Runtime, request: Request, user: UserRow | undefined) {
  const { orm, config, log, rateLimits, changed, facts, live } = runtime;
  const { secrets, files, fetchText, payments, features } = runtime;
  return {
    budget: new Budget(config.requestMs),
    now: runtime.clock(),
    sql: sqlOf(orm.em),
    reads: sqlOf(orm.em, 'read'),
    transaction: <T>(work: (em: EntityManager) => Promise<T>, options?: TransactionOptions) =>
      inTransaction(orm, work, options),
    language: languageOf(request, user?.language),
    origin: originOf(request, config.publicUrl),
    demoMode: config.demoMode,
    demo: runtime.demo,
    social: config.social,
    secrets,
    files,
    fetchText,
    payments,
    rateLimits,
    features,
    // Not by way of the access: the log makes no response somebody's own.
    record: eventRecorder(log, request, user?.id),
    changed,
    facts,
    live,
  };
}

/** What the caller of a request reads. @param ofAccount the language stored with the account */
export function languageOf(request: Request, ofAccount?: Language | null): Language {
  return chosenLanguage(request) ?? ofAccount ?? browserLanguage(request);
}

/** The same as far as it is known without the account: undefined when that may have a say. */
export function knownLanguageOf(
  request: Request,
  publicUrl: string | undefined,
): Language | undefined {
  const isSignedOut = sessionToken(request, publicUrl) === undefined;
  return chosenLanguage(request) ?? (isSignedOut ? browserLanguage(request) : undefined);
}

function chosenLanguage({ headers }: Request): Language | undefined {
  return asLanguage(parseCookie(headers.cookie ?? '')[LANGUAGE_COOKIE]);
}

function browserLanguage({ headers }: Request): Language {
  return preferredLanguage(headers['accept-language'] ?? '');
}

/** The IP address that a request comes from. */
export function addressOf(request: Request): string {
  return request.ip ?? 'unknown';
}

/** Where the product is reached, by the configuration or by the request itself. */
export function originOf(request: Request, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
