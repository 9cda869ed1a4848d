import sharp from 'sharp';
import { demoAccounts } from '#demo/accounts/demo-accounts.ts';
import { sqlOf } from '#db/orm.ts';
import { routesOf } from '#api/server/routes.ts';
import type { Route } from '#api/server/routes.ts';
import type { DatabaseCopies } from './database-copies.ts';
import { demoUserIds, NOW, startFuzzServer } from './fuzz-server.ts';
import type { FuzzServer, ServerParts, Settlement } from './fuzz-server.ts';
import type { LogEntry } from './judge.ts';
import { gatherMaterial } from './material.ts';
import { NoResponseError, Sender } from './send.ts';
import type { Actor, FuzzRequest, FuzzResponse } from './request.ts';
import type { Target } from './target.ts';

const SESSION_COOKIE = 'roomtone_session';

const PLAIN = { kind: 'rest', actor: 'anonymous', method: 'GET', headers: [] } as const;
const HEALTH: FuzzRequest = { ...PLAIN, path: '/healthz' };
const OWN_ACCOUNT: FuzzRequest = { ...PLAIN, path: '/api/auth/me' };

/** What came of a request. */
export interface Outcome {
  /** Undefined when the sender went away before it, or the server ended the connection. */
  response: FuzzResponse | undefined;
  /** Why a response that there should be is not there. */
  missing?: string;
  log: LogEntry[];
}

/** A server with demo data and the demo accounts logged in, which can be had anew. */
export class World {
  readonly #copies: DatabaseCopies;
  readonly #parts: ServerParts;
  readonly #sessions = new Map<Actor, string>();
  #server!: FuzzServer;
  #sender!: Sender;
  #target: Target | undefined;
  /** How often an account could not be logged in any more. */
  lostAccounts = 0;

  private constructor(copies: DatabaseCopies, parts: ServerParts) {
    this.#copies = copies;
    this.#parts = parts;
  }

  static async open(copies: DatabaseCopies, parts: ServerParts): Promise<World> {
    const world = new World(copies, parts);
    await world.#start();
    world.#target = await world.#explore();
    // Whatever looking around has changed.
    await world.renew();
    return world;
  }

  /** What inputs are made for. It is the same after every renewal. */
  get target(): Target {
    return this.#target!;
  }

  /** Begins again with what there was at first. */
  async renew(): Promise<void> {
    await this.close();
    await this.#start();
  }

  /** Notes what is a fault of the request that is being served, as an error that nobody has caught. */
  noteFault(error: Error): void {
    this.#server.noteFault(error);
  }

  /** Does all that requests have left to be done: sends emails, and changes what time changes. */
  async settle(): Promise<Settlement> {
    return this.#server.settle();
  }

  async #start(): Promise<void> {
    this.#server = await startFuzzServer(await this.#copies.next(), this.#parts);
    this.#sender = new Sender(this.#server.url);
    for (const { role } of demoAccounts) {
      if (!(await this.#logIn(role))) throw new Error(`The ${role} cannot log in.`);
    }
    this.#server.takeLog();
  }

  async close(): Promise<void> {
    this.#sender.close();
    await this.#server.close();
    this.#sessions.clear();
  }

  /** Sends a request as its actor, and looks after the actor's session. */
  async send(request: FuzzRequest): Promise<Outcome> {
    this.#server.takeLog();
    const outcome = await this.#attempt(request);
    // Whoever goes away leaves the server at work, whose log is read once it has served another.
    if (!outcome.response) await this.#attempt(HEALTH);
    const log = this.#server.takeLog();
    if (isWrite(request)) await this.#keepLoggedIn(request.actor);
    return { ...outcome, log };
  }

  async #attempt(request: FuzzRequest): Promise<Pick<Outcome, 'response' | 'missing'>> {
    try {
      return { response: await this.#sender.send(request, this.#sessions.get(request.actor)) };
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      return { response: undefined, missing: error.message };
    }
  }

  async #keepLoggedIn(actor: Actor): Promise<void> {
    if (actor === 'anonymous') return;
    if ((await this.#isLoggedIn(actor)) || (await this.#logIn(actor))) return;
    this.lostAccounts += 1;
    await this.renew();
  }

  async #logIn(actor: Actor): Promise<boolean> {
    const { username, password } = demoAccounts.find(({ role }) => role === actor)!;
    this.#sessions.delete(actor);
    const response = await this.#sender.send({
      ...PLAIN,
      method: 'POST',
      path: '/api/auth/login',
      headers: [['Content-Type', 'application/json']],
      body: Buffer.from(JSON.stringify({ identifier: username, password })),
    });
    const session = sessionIn(response);
    if (session === undefined) return false;
    this.#sessions.set(actor, session);
    return this.#isLoggedIn(actor);
  }

  async #isLoggedIn(actor: Actor): Promise<boolean> {
    const { response } = await this.#attempt({ ...OWN_ACCOUNT, actor });
    return response?.status === 200;
  }

  /** Finds out what can be asked for. */
  async #explore(): Promise<Target> {
    const { app, orm } = this.#server;
    const { pages, schema } = this.#parts;
    const users = await demoUserIds(
      orm,
      demoAccounts.map(({ email }) => email),
    );
    const routes = routesOf(app);
    const target = {
      schema,
      routes,
      pages: (await pages.kitFor('/')).renderer.pages,
      addresses: await this.#addresses(routes),
      bodyNames: await this.#bodyNames(routes),
      pictures: await pictures(),
      material: await gatherMaterial(sqlOf(orm.em), users),
      now: NOW,
    };
    this.#server.takeLog();
    return target;
  }

  /** What the responses of routes without parameters lead to. */
  async #addresses(routes: readonly Route[]): Promise<string[]> {
    const paths = routes
      .filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path))
      .map(({ path }) => path);
    const found = new Set<string>(['/robots.txt', '/sitemap.xml', '/favicon.ico']);
    for (const path of ['/', ...paths]) {
      const text = (await this.#sender.send({ ...PLAIN, path }))?.body.toString() ?? '';
      for (const [, address] of text.matchAll(/"(\/[^"\s<>]{1,200})"/g)) found.add(address!);
    }
    return [...found].toSorted();
  }

  /** The fields that are missed in an empty body. */
  async #bodyNames(routes: readonly Route[]): Promise<Map<string, string[]>> {
    const names = new Map<string, string[]>();
    for (const { method, path } of routes) {
      if (method === 'GET' || path === '/api/auth/logout') continue;
      const request: FuzzRequest = {
        ...PLAIN,
        actor: 'musician',
        method: method === '*' ? 'POST' : method,
        path: path.replaceAll(/[:*]\w+/g, '1'),
        headers: [['Content-Type', 'application/json']],
        body: Buffer.from('{}'),
      };
      const response = await this.#sender.send(request, this.#sessions.get('musician'));
      names.set(`${method} ${path}`, fieldsIn(response));
    }
    return names;
  }
}

/** The cookie of the session that a response begins, after it has ended the one before. */
function sessionIn(response: FuzzResponse | undefined): string | undefined {
  const lines = response?.headers['set-cookie'] as string | string[] | undefined;
  const cookies = [lines ?? []].flat().map((line) => line.split(';')[0]!);
  return cookies.find((cookie) => new RegExp(`^${SESSION_COOKIE}=.`).test(cookie));
}

function isWrite({ kind, method }: FuzzRequest): boolean {
  return kind === 'mutation' || kind === 'wire' || !['GET', 'HEAD'].includes(method);
}

function fieldsIn(response: FuzzResponse | undefined): string[] {
  const type = response?.headers['content-type'] ?? '';
  if (!type.startsWith('application/json')) return [];
  const { fields = {} } = JSON.parse(response!.body.toString()) as { fields?: object };
  return Object.keys(fields);
}

async function pictures(): Promise<Uint8Array[]> {
  const picture = sharp({
    create: { width: 64, height: 48, channels: 3, background: '#c93a24' },
  });
  return [
    await picture.clone().png().toBuffer(),
    await picture.clone().jpeg().toBuffer(),
    await picture.clone().webp().toBuffer(),
    await picture.clone().gif().toBuffer(),
    await picture.clone().avif({ effort: 0 }).toBuffer(),
  ];
}
