import type { Owner } from '../data/calendar-material.ts';
import type { Slot } from '../data/booking-material.ts';
import type { Goods } from '../data/shop-material.ts';
import type { Shot } from '../load-driver.ts';

/** The next request; undefined when there are no more. */
export type Requests = () => Shot | undefined;

/** One thing that is measured. */
export interface Scenario {
  name: string;
  /** What is asked, in words. */
  title: string;
  /** Requests to the product, one after the other; the wire is asked the first of them. */
  product: Requests;
  /** The same asked of the floor, where one statement can answer it. */
  floor?: Requests;
  /** The same asked of the usual way, where it does that. */
  usual?: Requests;
  /** Whether the wire can answer it, which it cannot where every answer is another. */
  isOnWire: boolean;
  /** Whether a response, of whomever, is what was asked for. */
  isRight: (body: string) => boolean;
  /** How many ask at once, where that is less than usual. */
  connections?: number;
  /** For how long it is asked before each round, so that what is kept has been made by then. */
  settleSeconds?: number;
}

/** What scenarios ask for and with. */
export interface Material {
  studioIds: readonly number[];
  /** Free times, of which each may be booked once. */
  slots: Iterator<Slot>;
  /** Tokens of sessions of musicians, who have saved studios. */
  tokens: readonly string[];
  owners: readonly Owner[];
  /** Those with many conversations. */
  hosts: readonly Owner[];
  goods: Goods;
  /** Path of somebody's picture. */
  avatar: string;
  now: number;
}

/** An operation, as the web app sends it. */
export function graphql(query: string, variables: Record<string, unknown> = {}): Shot {
  return { path: '/graphql', body: JSON.stringify({ query, variables }) };
}

/** A request of somebody who is signed in. */
export function as(token: string, shot: Shot): Shot {
  return { ...shot, headers: { ...shot.headers, Cookie: `roomtone_session=${token}` } };
}

/** Goes through `items` again and again. */
export function inTurn<T>(items: readonly T[], shotOf: (item: T) => Shot): () => Shot {
  let turn = 0;
  return () => {
    const item = items[turn % items.length]!;
    turn += 1;
    return shotOf(item);
  };
}
