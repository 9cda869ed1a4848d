import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Word from a provider that something has happened. */
export interface NewProviderEvent {
  provider: string;
  /** What the provider calls the event. */
  eventRef: string;
  type: string;
  /** What the provider calls the payment, transfer or account that it is about; null for none. */
  providerRef: string | null;
  /** Epoch milliseconds. */
  receivedAt: number;
}

/** Stores an event. @returns its id; undefined when it came before */
export async function insertEvent(db: Sql, event: NewProviderEvent): Promise<number | undefined> {
  const row = await db
    .insertInto('provider_events')
    .values({
      provider: event.provider,
      event_ref: event.eventRef,
      type: event.type,
      provider_ref: event.providerRef,
      received_at: instant(event.receivedAt),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_ref']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findEvent(db: Sql, id: number) {
  return db
    .selectFrom('provider_events')
    .select(['provider', 'provider_ref as providerRef'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Notes that what an event is about was looked after. @param now epoch milliseconds */
export async function markEventHandled(db: Sql, id: number, now: number): Promise<void> {
  await db
    .updateTable('provider_events')
    .set({ handled_at: instant(now) })
    .where('id', '=', id)
    .execute();
}

/** Forgets events that were handled before `before` (epoch milliseconds), which nobody sends again. */
export async function deleteHandledEvents(db: Sql, before: number): Promise<void> {
  await db.deleteFrom('provider_events').where('handled_at', '<', instant(before)).execute();
}
