import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { balanceOf, totalsOfAccounts } from '#db/payments/ledger.repository.ts';
import { findPayment } from '#db/payments/payment.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { effort, longTimeout } from '#api/testing/effort.ts';
import { usePayableThings } from '#api/testing/payable-things.ts';
import { carryOut } from './command-execution.service.ts';
import { requestEnd, requestRefund } from './provider-command.service.ts';
import { settlePayment } from './settlement.service.ts';

const database = useDatabase({ poolSize: 20 });
const things = usePayableThings(database);

interface OpenPayment {
  id: number;
  ref: string;
  thing: number;
}

/** Something that happens to one of the payments of a run. */
type Event = (payment: OpenPayment) => Promise<unknown>;

const anyCents = fc.integer({ min: 1, max: 9000 });

/** What happens at the provider, of which nobody is told. */
const anyEventThere: fc.Arbitrary<Event> = fc.oneof(
  fc.constant<Event>(async ({ ref }) => things.provider.pay(ref)),
  anyCents.map(
    (cents): Event =>
      async ({ ref }) =>
        things.provider.refundElsewhere(ref, cents),
  ),
  anyCents.map(
    (cents): Event =>
      async ({ ref }) =>
        things.provider.returnRefund(ref, cents),
  ),
  fc.constant<Event>(async ({ ref }) => things.provider.dispute(ref)),
  fc.constantFrom('won' as const, 'lost' as const).map(
    (decision): Event =>
      async ({ ref }) =>
        things.provider.decideDispute(ref, decision),
  ),
  anyCents.map(
    (cents): Event =>
      async ({ ref }) =>
        things.provider.divideDispute(ref, cents),
  ),
);

/** What somebody decides here. */
const anyDecision: fc.Arbitrary<Event> = fc.oneof(
  anyCents.map(
    (cents): Event =>
      ({ id }) =>
        askForRefund(id, cents),
  ),
  fc.constantFrom('capture' as const, 'cancel' as const).map(
    (kind): Event =>
      ({ id }) =>
        askForEnd(id, kind),
  ),
  fc.constant<Event>(({ thing }) => things.withdraw(thing)),
);

/** News that comes, once or several times at once, or is lost because nothing of this happens. */
const anyNews: fc.Arbitrary<Event> = fc.integer({ min: 1, max: 3 }).map(
  (times): Event =>
    ({ id }) =>
      Promise.all(Array.from({ length: times }, () => settle(id))),
);

/** A job that runs, and may die before or after the provider has heard of it. */
const anyJob: fc.Arbitrary<Event> = fc
  .constantFrom(undefined, 'before' as const, 'after' as const)
  .map((fault): Event => async ({ id }) => {
    if (fault) things.provider.faults.push(fault);
    await carryOutNext(id).catch(() => undefined);
    things.provider.faults.length = 0;
  });

const anyEvent = fc.oneof(anyEventThere, anyDecision, anyNews, anyJob, anyJob);

const settle = (id: number) => settlePayment(things.context, id);

async function askForRefund(paymentId: number, cents: number): Promise<void> {
  const request = { paymentId, cents, reason: '', now: things.context.now };
  await unlessRefused(things.context.transaction((em) => requestRefund(sqlOf(em), request)));
}

async function askForEnd(paymentId: number, kind: 'capture' | 'cancel'): Promise<void> {
  const request = { paymentId, kind, now: things.context.now };
  await unlessRefused(things.context.transaction((em) => requestEnd(sqlOf(em), request)));
}

/** Whoever decides what is no longer possible is told so. */
async function unlessRefused(decision: Promise<void>): Promise<void> {
  await decision.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}

/** Carries out one of the commands that wait, as its job would. @returns whether there was one */
async function carryOutNext(paymentId: number): Promise<boolean> {
  const command = await database.sql
    .selectFrom('provider_commands')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'waiting')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (command) await carryOut(things.context, command.id);
  return command !== undefined;
}

/** Until nothing is left to do, without any trouble on the way. */
async function finish(id: number): Promise<void> {
  do await settle(id);
  while (await carryOutNext(id));
}

/** What the payments of a run have left on an account, in cents as accountants state it. */
async function postedOn(account: string, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(cents), 0)::float8 AS cents
    FROM ledger_postings JOIN ledger_transactions ON id = transaction_id
    WHERE account LIKE ${account} AND payment_id = ANY (${[...ids]}::int[])
  `.execute(database.sql);
  return rows[0]!.cents;
}

/** What is there of a payment, by the provider and by us. */
async function requireConsistent({ id, ref, thing }: OpenPayment): Promise<void> {
  const there = things.provider.stateOf(ref);
  const payment = await findPayment(database.sql, id);
  const { capturedCents, refundedCents, feeCents } = there;
  expect(payment).toMatchObject({ capturedCents, refundedCents, feeCents });
  const isOut = payment!.status === 'disputed' || payment!.status === 'charged-back';
  const disputedCents = isOut ? there.disputedCents : 0;
  const left = capturedCents - refundedCents - disputedCents - feeCents;
  expect(await postedOn('provider', [id])).toBe(left);
  expect(await balanceOf(database.sql, `deposit:${id}`)).toBeGreaterThanOrEqual(0);
  const { timesPaid } = await things.find(thing);
  expect(timesPaid).toBe(payment!.isAccepted ? 1 : 0);
}

test(
  'whatever happens, the ledger balances and each payment is what its provider says',
  { timeout: longTimeout },
  async () => {
    const anyRun = fc.record({
      modes: fc.array(fc.constantFrom('automatic' as const, 'manual' as const), {
        minLength: 1,
        maxLength: 3,
      }),
      events: fc.array(fc.tuple(fc.nat(), anyEvent), { minLength: 20, maxLength: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(anyRun, async ({ modes, events }) => {
        const payments: OpenPayment[] = [];
        for (const mode of modes) {
          const thing = await things.make();
          payments.push({ thing, ...(await things.open(thing, mode)) });
        }
        for (const [which, event] of events) await event(payments[which % payments.length]!);
        for (const payment of payments) {
          await finish(payment.id);
          await requireConsistent(payment);
        }
      }),
      { numRuns: 50 * effort, endOnFailure: true },
    );
    const totals = await totalsOfAccounts(database.sql);
    expect(totals.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(0);
  },
);
