import type { Call } from './http.ts';

/**
 * What is known of a write:
 * - `acknowledged`: the product has said that it is done;
 * - `declined`: it has said that it is not;
 * - `unknown`: it has said nothing, or that it cannot serve now. It may be done, once.
 */
export type Certainty = 'acknowledged' | 'declined' | 'unknown';

/** A booking as the product stores it and speaks of it. */
export interface BookingFacts {
  id: number;
  studioId: number;
  /** Epoch milliseconds. */
  startsAt: number;
  totalCents: number;
  status: string;
}

export interface BookingNote {
  userId: number;
  key: string;
  studioId: number;
  /** Epoch milliseconds. */
  startsAt: number;
  certainty: Certainty;
  /** What the product has acknowledged. */
  facts?: BookingFacts;
  /** What is known of its cancellation, once that was asked for. */
  cancellation?: Certainty;
  /** The request, to be repeated. */
  call: Call;
}

export interface AccountNote {
  username: string;
  certainty: Certainty;
  /** Once acknowledged. */
  userId?: number;
}

export interface ReviewNote {
  userId: number;
  studioId: number;
  title: string;
  certainty: Certainty;
}

/** A session that a sign-in has opened. */
export interface SessionNote {
  userId: number;
  cookie: string;
}

/** Of something of which the last write counts, such as a text of a profile. */
export interface LatestNote {
  userId: number;
  /** `bio`, or a studio's id for whether it is a favourite. */
  subject: 'bio' | number;
  acknowledged: string | undefined;
  /** Written without a clear result, so each may have come last. */
  possible: Set<string>;
}

/** The values of a favourite. */
export const SAVED = 'saved';
export const NOT_SAVED = 'not saved';

/** What was asked of the product, and what it has said to that. */
export class Ledger {
  readonly bookings: BookingNote[] = [];
  readonly accounts: AccountNote[] = [];
  readonly reviews: ReviewNote[] = [];
  readonly sessions: SessionNote[] = [];
  readonly #latest = new Map<string, LatestNote>();
  /** Writes that were acknowledged. */
  acknowledged = 0;

  get latest(): readonly LatestNote[] {
    return [...this.#latest.values()];
  }

  /** Those whose accounts are known. */
  get userIds(): number[] {
    return this.accounts.flatMap(({ userId }) => userId ?? []);
  }

  /** Notes that `value` is about to be written. */
  beginWrite(userId: number, subject: LatestNote['subject'], value: string): LatestNote {
    const name = `${userId} ${subject}`;
    const note = this.#latest.get(name) ?? {
      userId,
      subject,
      acknowledged: undefined,
      possible: new Set(),
    };
    this.#latest.set(name, note);
    note.possible.add(value);
    return note;
  }

  /**
   * Notes that it is written.
   * @param isSingle whether it was sent once. Of what was sent several times, an earlier one that had
   *   no result may still be done later.
   */
  endWrite(note: LatestNote, value: string, isSingle: boolean): void {
    note.acknowledged = value;
    if (isSingle) note.possible.delete(value);
  }
}
