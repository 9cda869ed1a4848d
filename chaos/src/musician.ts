import { randomUUID } from 'node:crypto';
import type { Random } from '#demo/lib/random.ts';
import { Caller, sessionIn } from './caller.ts';
import type { Line, Outcome } from './caller.ts';
import type { Call, Reply } from './http.ts';
import { NOT_SAVED, SAVED } from './ledger.ts';
import type { AccountNote, BookingNote, LatestNote, Ledger, ReviewNote } from './ledger.ts';
import { bookOverGraphql, bookOverRest, cancelBooking, factsIn, graphql } from './requests.ts';
import type { FreeTime } from './requests.ts';

const PASSWORD = 'correct horse battery';

/** One less than somebody may have whose address is not confirmed. */
const PENDING_AT_MOST = 4;

/** How often somebody gives up after the first error, so that nobody ever hears what was done. */
const GIVES_UP = 0.2;

/** What they all work with. */
export interface Surroundings {
  line: Line;
  ledger: Ledger;
  random: Random;
  /** The next free time; some are handed out twice, so that two want the same. */
  nextTime: () => FreeTime;
  studioIds: readonly number[];
}

/** How often each of these is done. */
const habits = {
  book: 30,
  cancel: 15,
  save: 12,
  remove: 5,
  describe: 8,
  review: 8,
  logIn: 4,
  bringFriend: 3,
  read: 15,
} as const;
type Habit = keyof typeof habits;

/** Somebody with an account who does what people do, one thing after the other. */
export class Musician {
  readonly #around: Surroundings;
  readonly #caller: Caller;
  readonly #bookings: BookingNote[] = [];
  readonly #saved: number[] = [];
  readonly #reviewed = new Set<number>();
  #id = 0;
  #username = '';

  constructor(around: Surroundings) {
    this.#around = around;
    this.#caller = new Caller(around.line);
  }

  /** Makes the account, however long it takes. */
  async signUp(): Promise<void> {
    const { id, username, session } = await this.#register();
    this.#id = id;
    this.#username = username;
    this.#caller.session = session;
  }

  /** Does one of many things. */
  async act(): Promise<void> {
    const habit = this.#choose();
    await this.#deeds[habit]();
  }

  close(): void {
    this.#caller.close();
  }

  readonly #deeds: Readonly<Record<Habit, () => Promise<void>>> = {
    book: () => this.#book(),
    cancel: () => this.#cancel(),
    save: () => this.#save(),
    remove: () => this.#remove(),
    describe: () => this.#describe(),
    review: () => this.#review(),
    logIn: () => this.#logIn(),
    bringFriend: async () => void (await this.#register()),
    read: () => this.#read(),
  };

  #choose(): Habit {
    const habit = this.#around.random.weighted(habits);
    if (habit === 'book' && this.#pending().length >= PENDING_AT_MOST) return 'cancel';
    if (habit === 'cancel' && this.#cancellable().length === 0) return 'book';
    if (habit === 'remove' && this.#saved.length === 0) return 'save';
    return habit;
  }

  async #book(): Promise<void> {
    const { random, ledger, nextTime } = this.#around;
    const time = nextTime();
    const key = randomUUID();
    const call = random.chance(0.5) ? bookOverRest(time, key) : bookOverGraphql(time, key);
    const { studioId, startsAt } = time;
    const note: BookingNote = {
      userId: this.#id,
      key,
      studioId,
      startsAt,
      certainty: 'unknown',
      call: { ...call, headers: { ...call.headers, Cookie: this.#caller.session! } },
    };
    ledger.bookings.push(note);
    this.#bookings.push(note);
    const outcome = await this.#send(call, [409]);
    note.certainty = outcome.certainty;
    if (outcome.certainty === 'acknowledged') note.facts = factsIn(outcome.reply);
    this.#noteOutcome(outcome);
  }

  async #cancel(): Promise<void> {
    const note = this.#around.random.pick(this.#cancellable());
    note.cancellation = 'unknown';
    const outcome = await this.#sendAgain(cancelBooking(note.facts!.id));
    note.cancellation = outcome.certainty;
    this.#noteOutcome(outcome);
  }

  async #save(): Promise<void> {
    const studioId = this.#around.random.pick(this.#around.studioIds);
    const note = this.#around.ledger.beginWrite(this.#id, studioId, SAVED);
    const call: Call = { method: 'POST', path: '/api/favorites', body: { studioId } };
    const outcome = await this.#write(note, SAVED, call);
    if (outcome.certainty === 'acknowledged') this.#saved.push(studioId);
  }

  async #remove(): Promise<void> {
    const index = this.#around.random.int(0, this.#saved.length - 1);
    const [studioId] = this.#saved.splice(index, 1);
    const note = this.#around.ledger.beginWrite(this.#id, studioId!, NOT_SAVED);
    await this.#write(note, NOT_SAVED, { method: 'DELETE', path: `/api/favorites/${studioId}` });
  }

  async #describe(): Promise<void> {
    const bio = `Drums and bass ${randomUUID()}`;
    const note = this.#around.ledger.beginWrite(this.#id, 'bio', bio);
    await this.#write(note, bio, {
      method: 'PATCH',
      path: `/api/users/${this.#id}`,
      body: { bio },
    });
  }

  async #review(): Promise<void> {
    const { random, ledger, studioIds } = this.#around;
    const studioId = random.pick(studioIds.filter((id) => !this.#reviewed.has(id)));
    this.#reviewed.add(studioId);
    const title = `Good room ${randomUUID()}`;
    const note: ReviewNote = { userId: this.#id, studioId, title, certainty: 'unknown' };
    ledger.reviews.push(note);
    const body = { rating: random.int(1, 5), title, content: 'A dry room with a fine desk.' };
    const path = `/api/studios/${studioId}/reviews`;
    const outcome = await this.#sendAgain({ method: 'POST', path, body });
    note.certainty = outcome.certainty;
    this.#noteOutcome(outcome);
  }

  async #logIn(): Promise<void> {
    const outcome = await this.#send(logInCall(this.#username));
    if (outcome.certainty === 'acknowledged') {
      const cookie = sessionIn(outcome.reply);
      this.#around.ledger.sessions.push({ userId: this.#id, cookie });
    }
    this.#noteOutcome(outcome);
  }

  /** Makes an account. Whether it was made all the same after an error shows at the login. */
  async #register(): Promise<{ id: number; username: string; session: string }> {
    const { ledger } = this.#around;
    const username = `c${randomUUID().replaceAll('-', '').slice(0, 18)}`;
    const account: AccountNote = { username, certainty: 'unknown' };
    ledger.accounts.push(account);
    let outcome = await this.#caller.send(registerCall(username), {
      declines: [400, 409],
      isPatient: true,
    });
    if (outcome.certainty === 'declined') {
      outcome = await this.#caller.send(logInCall(username), { isPatient: true });
    }
    if (outcome.certainty !== 'acknowledged') throw new Error(`${username} could not register.`);
    account.certainty = 'acknowledged';
    account.userId = userIdIn(outcome.reply);
    const session = sessionIn(outcome.reply);
    ledger.sessions.push({ userId: account.userId, cookie: session });
    this.#noteOutcome(outcome);
    return { id: account.userId, username, session };
  }

  async #read(): Promise<void> {
    const { random, studioIds } = this.#around;
    const html = { Accept: 'text/html' };
    await this.#send(
      random.pick<Call>([
        { method: 'GET', path: '/', headers: html },
        { method: 'GET', path: `/studios/${random.pick(studioIds)}`, headers: html },
        { method: 'GET', path: '/account/bookings', headers: html },
        { method: 'GET', path: `/api/studios?limit=${random.int(1, 20)}` },
        { method: 'GET', path: '/api/auth/me' },
        graphql('{ categories { id } }'),
      ]),
    );
  }

  /** Sends a write of which the last one counts. */
  async #write(note: LatestNote, value: string, call: Call): Promise<Outcome> {
    const outcome = await this.#send(call);
    if (outcome.certainty === 'acknowledged') {
      this.#around.ledger.endWrite(note, value, outcome.attempts === 1);
    }
    this.#noteOutcome(outcome);
    return outcome;
  }

  /**
   * Sends what can be done once only, and has no key of its own: that it cannot be done, after an
   * error, says that it is done.
   */
  async #sendAgain(call: Call): Promise<Outcome> {
    const first = await this.#caller.send(call, { isPatient: false });
    if (first.certainty !== 'unknown' || this.#givesUp()) return first;
    const outcome = await this.#caller.send(call, { declines: [409], isPatient: true });
    if (outcome.certainty !== 'declined') return outcome;
    return { ...outcome, certainty: 'acknowledged' };
  }

  #send(call: Call, declines: readonly number[] = []): Promise<Outcome> {
    return this.#caller.send(call, { declines, isPatient: !this.#givesUp() });
  }

  #givesUp(): boolean {
    return this.#around.random.chance(GIVES_UP);
  }

  #noteOutcome({ certainty }: Outcome): void {
    if (certainty === 'acknowledged') this.#around.ledger.acknowledged += 1;
  }

  #pending(): BookingNote[] {
    return this.#cancellable().filter(({ facts }) => facts?.status === 'pending');
  }

  #cancellable(): BookingNote[] {
    return this.#bookings.filter(({ facts, cancellation }) => facts && cancellation === undefined);
  }
}

function logInCall(identifier: string): Call {
  const body = { identifier, password: PASSWORD };
  // Without the session that there may be: this is another browser.
  return { method: 'POST', path: '/api/auth/login', headers: { Cookie: '' }, body };
}

function registerCall(username: string): Call {
  const email = `${username}@example.com`;
  const body = { username, email, name: 'Ellis Tone', password: PASSWORD };
  return { method: 'POST', path: '/api/auth/register', headers: { Cookie: '' }, body };
}

function userIdIn({ text }: Reply): number {
  return (JSON.parse(text) as { user: { id: number } }).user.id;
}
