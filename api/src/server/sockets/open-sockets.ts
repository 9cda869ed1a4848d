import { renewPresence } from '#db/accounts/presence.repository.ts';
import { findLiveSessions } from '#db/accounts/session.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { PRESENCE_LEASE_MS } from '#domain/accounts/presence.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { ChangeListener } from '../changes.ts';
import type { Runtime } from '../runtime.ts';
import { closeCodes } from './live-socket.ts';
import type { Holder, LiveSocket } from './live-socket.ts';
import type { SocketLimits } from './socket-limits.ts';

/** What the database says on the change feed when a session ends: see migration 0028. */
const SESSION_TAG = 'session:';

/**
 * All open sockets of this process: how many there may be, whether somebody is still there, and
 * whether they are still who they were.
 */
export class OpenSockets implements ChangeListener {
  readonly #sockets = new Set<LiveSocket>();
  readonly #counts = new Map<string, number>();
  readonly #limits: SocketLimits;
  readonly #runtime: Pick<Runtime, 'orm' | 'clock' | 'log'>;
  readonly #timer: NodeJS.Timeout;
  /** What is being done for sockets, open or not. */
  readonly #work = new Set<Promise<void>>();
  #isDraining = false;

  constructor(runtime: Pick<Runtime, 'orm' | 'clock' | 'log'>, limits: SocketLimits) {
    this.#runtime = runtime;
    this.#limits = limits;
    this.#timer = setInterval(() => this.#beat(), limits.beatMs);
  }

  get size(): number {
    return this.#sockets.size;
  }

  /**
   * Takes a place for a socket that is about to be opened.
   * @returns a function that gives it back
   * @throws DomainError UNAVAILABLE when there is none in this process; RATE_LIMITED when somebody
   *   has too many
   */
  reserve({ network, login }: Holder): () => void {
    const { total, perNetwork, perUser } = this.#limits;
    if (this.#isDraining || this.#countOf('all') >= total) {
      throw new DomainError('UNAVAILABLE', 'errors.unavailable', { retryAfter: 5 });
    }
    const places = ['all', `network ${network}`, ...(login ? [`user ${login.userId}`] : [])];
    if (
      this.#countOf(`network ${network}`) >= perNetwork ||
      (login && this.#countOf(`user ${login.userId}`) >= perUser)
    ) {
      throw new DomainError('RATE_LIMITED', 'errors.tooManySockets', { retryAfter: 60 });
    }
    for (const place of places) this.#counts.set(place, this.#countOf(place) + 1);
    return () => {
      for (const place of places.splice(0)) {
        const count = this.#countOf(place) - 1;
        if (count > 0) this.#counts.set(place, count);
        else this.#counts.delete(place);
      }
    };
  }

  /** Looks after a socket until it closes. */
  add(socket: LiveSocket): void {
    this.#sockets.add(socket);
    const { login } = socket.holder;
    // Of those who have another one it is known that they are here.
    if (login && this.#countOf(`user ${login.userId}`) === 1) this.#sayHere([login.userId]);
    socket.onClose(() => this.#sockets.delete(socket));
  }

  /** Has the end of the process wait for what is being done, which no longer fails. */
  track(work: Promise<void>): void {
    this.#work.add(work);
    void work.finally(() => this.#work.delete(work));
  }

  changed(tags: readonly string[]): void {
    const over = tags.filter((tag) => tag.startsWith(SESSION_TAG));
    if (over.length === 0) return;
    const hashes = new Set(over.map((tag) => tag.slice(SESSION_TAG.length)));
    for (const socket of this.#sockets) {
      const { login } = socket.holder;
      if (login && hashes.has(hex(login.tokenHash))) socket.close(closeCodes.sessionOver);
    }
  }

  lost(): void {}

  /** Sessions may have ended unheard, and nobody is here for ever. */
  found(): void {
    this.track(this.#checkSessions());
    this.#sayHere([...this.#sockets].flatMap(({ holder }) => holder.login?.userId ?? []));
  }

  /**
   * Opens no more sockets, and closes those that are open one after the other within `ms`, so that
   * those who come again elsewhere do not come all at once.
   */
  drain(ms: number): void {
    this.#isDraining = true;
    clearInterval(this.#timer);
    const sockets = [...this.#sockets];
    for (const [index, socket] of sockets.entries()) {
      setTimeout(() => socket.close(closeCodes.goingAway), (ms * index) / sockets.length);
    }
  }

  /** Cuts off whoever is left, and waits for what is still being done for them. */
  async close(): Promise<void> {
    this.#isDraining = true;
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.terminate();
    await Promise.all(this.#work);
  }

  #beat(): void {
    for (const socket of this.#sockets) socket.beat();
    this.found();
  }

  /** Closes the sockets of sessions that are over by now, or whose users have another role. */
  async #checkSessions(): Promise<void> {
    const { orm, clock, log } = this.#runtime;
    const logins = [...this.#sockets].flatMap(({ holder }) => holder.login ?? []);
    if (logins.length === 0) return;
    try {
      const hashes = logins.map(({ tokenHash }) => tokenHash);
      const live = await findLiveSessions(sqlOf(orm.em), hashes, clock());
      const roles = new Map(live.map(({ tokenHash, role }) => [hex(tokenHash), role]));
      for (const socket of this.#sockets) {
        const { login } = socket.holder;
        // Those that were opened meanwhile have just been checked.
        if (!login || !logins.includes(login)) continue;
        if (roles.get(hex(login.tokenHash)) !== login.role) socket.close(closeCodes.sessionOver);
      }
    } catch (error) {
      log.debug({ err: error }, 'sessions of sockets could not be checked');
    }
  }

  /** Has users count as here for a while, in all processes. */
  #sayHere(userIds: readonly number[]): void {
    if (userIds.length === 0) return;
    const { orm, clock, log } = this.#runtime;
    const until = clock() + PRESENCE_LEASE_MS;
    const work = renewPresence(sqlOf(orm.em), userIds, until).catch((error: unknown) => {
      log.debug({ err: error }, 'it could not be said who is here');
    });
    this.track(work);
  }

  #countOf(place: string): number {
    return this.#counts.get(place) ?? 0;
  }
}

function hex(hash: Uint8Array): string {
  return Buffer.from(hash).toString('hex');
}
