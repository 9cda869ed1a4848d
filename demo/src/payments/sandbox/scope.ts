import { randomBytes } from 'node:crypto';
import type { Draft } from './store/store.ts';
import type { EventRecord } from './store/records.ts';

/** What everything that happens in the sandbox has at hand. */
export interface Scope {
  data: Draft;
  /** Epoch seconds by the sandbox's clock. */
  now: number;
  /** Where the sandbox is reached, for the addresses of its pages. */
  origin: string;
  /** The connected account that a request acts for. */
  account: string | null;
  /** Notes an event, and sends it to whoever listens. */
  emit(type: EventRecord['type'], object: StoredObject, account?: string | null): void;
}

interface StoredObject {
  object: string;
}

export const DAY = 24 * 60 * 60;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** @param prefix as Stripe's ids have it: `pi` */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;

/** An object as it is sent: without what Stripe would not tell. */
export function present<T extends object>(record: T): Omit<T, '$sandbox'> {
  if (!('$sandbox' in record)) return record;
  const { $sandbox: _, ...rest } = record;
  return rest;
}
