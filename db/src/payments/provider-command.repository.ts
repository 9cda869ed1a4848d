import { sql } from 'kysely';
import type { CommandKind, CommandStatus } from '#domain/payments/provider-command.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Something that the provider is to do about a payment. */
export interface CommandRow {
  id: number;
  paymentId: number;
  kind: CommandKind;
  /** Of refunds, and of captures that take less than all that is held. */
  amountCents: number | null;
  reason: string;
  /** By it the provider knows a repetition. */
  key: string;
  status: CommandStatus;
  /** Epoch milliseconds. */
  createdAt: number;
}

export type NewCommand = Pick<CommandRow, 'paymentId' | 'kind' | 'amountCents' | 'reason'> & {
  /** Epoch milliseconds. */
  at: number;
};

/**
 * Stores a command, within the transaction of `db`.
 * @returns its id
 * @throws 23505 of `provider_commands_one_end` when the payment is being captured or cancelled already
 */
export async function insertCommand(db: Sql, command: NewCommand): Promise<number> {
  const { id } = await db
    .insertInto('provider_commands')
    .values({
      payment_id: command.paymentId,
      kind: command.kind,
      amount_cents: command.amountCents,
      reason: command.reason,
      created_at: instant(command.at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findCommand(db: Sql, id: number): Promise<CommandRow | undefined> {
  return selectCommands(db).where('id', '=', id).executeTakeFirst();
}

/** The command that has the provider make a payment known. */
export async function findCreateCommand(
  db: Sql,
  paymentId: number,
): Promise<CommandRow | undefined> {
  return selectCommands(db)
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'create')
    .executeTakeFirst();
}

/**
 * Commands that wait since before `since` (epoch milliseconds), those that were made first before others.
 */
export async function listStuckCommands(
  db: Sql,
  since: number,
  limit: number,
): Promise<CommandRow[]> {
  return selectCommands(db)
    .where('status', '=', 'waiting')
    .where('created_at', '<', instant(since))
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Notes that a command is tried once more. */
export async function noteAttempt(db: Sql, id: number): Promise<void> {
  await db
    .updateTable('provider_commands')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute();
}

/** Notes why an attempt has failed, after which others may follow. */
export async function noteFailure(db: Sql, id: number, error: string): Promise<void> {
  await db.updateTable('provider_commands').set({ error }).where('id', '=', id).execute();
}

/** How a command has ended. */
export interface CommandEnd {
  id: number;
  status: Exclude<CommandStatus, 'waiting'>;
  /** Why it was refused. */
  error: string | null;
}

/** Notes how a command has ended, unless that is known already. @param now epoch milliseconds */
export async function endCommand(db: Sql, end: CommandEnd, now: number): Promise<void> {
  await db
    .updateTable('provider_commands')
    .set({ status: end.status, error: end.error, ended_at: instant(now) })
    .where('id', '=', end.id)
    .where('status', '=', 'waiting')
    .execute();
}

/** What of a payment is to be refunded and was not yet, in cents. */
export async function waitingRefundCents(db: Sql, paymentId: number): Promise<number> {
  return (await findWaitingRefunds(db, [paymentId])).get(paymentId) ?? 0;
}

/** What of payments is to be refunded and was not yet, in cents; nothing of those that are left out. */
export async function findWaitingRefunds(
  db: Sql,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  return sumRefunds(db, 'waiting', paymentIds);
}

/** How much of a payment was refunded because we have said so, in cents. */
export async function doneRefundCents(db: Sql, paymentId: number): Promise<number> {
  return (await sumRefunds(db, 'done', [paymentId])).get(paymentId) ?? 0;
}

async function sumRefunds(
  db: Sql,
  status: CommandStatus,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const sums = await db
    .selectFrom('provider_commands')
    .select(['payment_id as paymentId', sql<number>`sum(amount_cents)::int`.as('cents')])
    .where('payment_id', '=', anyOf(paymentIds))
    .where('kind', '=', 'refund')
    .where('status', '=', status)
    .groupBy('payment_id')
    .execute();
  return new Map(sums.map(({ paymentId, cents }) => [paymentId, cents]));
}

/** What was last decided about a payment: to capture or to cancel it; undefined when nothing was. */
export async function findLastEnd(db: Sql, paymentId: number): Promise<CommandRow | undefined> {
  return selectCommands(db)
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', ['capture', 'cancel'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a payment is being captured or cancelled, or was. */
export async function hasEnd(db: Sql, paymentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('provider_commands')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', ['capture', 'cancel'])
    .where('status', '<>', 'refused')
    .executeTakeFirst();
  return row !== undefined;
}

function selectCommands(db: Sql) {
  return db
    .selectFrom('provider_commands')
    .select(({ ref }) => [
      'id',
      'payment_id as paymentId',
      'kind',
      'amount_cents as amountCents',
      'reason',
      'key',
      'status',
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}
