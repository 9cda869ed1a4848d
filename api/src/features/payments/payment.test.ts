import { describe, expect, test } from 'vitest';
import { balanceOf } from '#db/payments/ledger.repository.ts';
import { findPayment } from '#db/payments/payment.repository.ts';
import { waitingRefundCents } from '#db/payments/provider-command.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { SELLER, usePayableThings } from '#api/testing/payable-things.ts';
import { openLog } from '#api/server/log.ts';
import { carryOut } from './command-execution.service.ts';
import { openPayment } from './payment-opening.service.ts';
import { requestEnd, requestRefund } from './provider-command.service.ts';
import { settlePayment } from './settlement.service.ts';
import { sweepCommands, sweepDisputes, sweepPayments } from './sweep.service.ts';

const database = useDatabase({ poolSize: 20 });
const things = usePayableThings(database);
const start = Date.parse('2026-12-01T12:00:00Z');
const log = openLog('silent');

const settle = (id: number) => settlePayment(things.context, id);
const statusOf = async (id: number) => (await findPayment(database.sql, id))?.status;

async function askForRefund(paymentId: number, cents: number): Promise<void> {
  const request = { paymentId, cents, reason: 'Asked for.', now: start };
  await things.context.transaction((em) => requestRefund(sqlOf(em), request));
}

async function askForEnd(paymentId: number, kind: 'capture' | 'cancel'): Promise<void> {
  await things.context.transaction((em) => requestEnd(sqlOf(em), { paymentId, kind, now: start }));
}

/** Carries out what waits for a payment, as its jobs would. */
async function carryOutAll(paymentId: number): Promise<void> {
  const rows = await database.sql
    .selectFrom('provider_commands')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .execute();
  for (const { id } of rows) await carryOut(things.context, id);
}

/** A payment that was made, of $90. */
async function paidThing() {
  const thing = await things.make();
  const payment = await things.open(thing);
  things.provider.pay(payment.ref);
  await settle(payment.id);
  return { thing, ...payment };
}

describe('opening a payment', () => {
  test('asks for what the server says that it costs, and gives the browser its secret', async () => {
    const thing = await things.make(4200);
    const input = { payableKind: 'thing-automatic', payableId: thing, idempotencyKey: 'open-1' };
    const { payment, clientSecret } = await openPayment(things.context, input);
    expect(payment).toMatchObject({ amountCents: 4200, status: 'requires-action' });
    expect(clientSecret).toBe(`${payment.providerRef}_secret`);
  });

  test('again with its key returns the first one, also twenty times at once', async () => {
    const payableId = await things.make();
    const input = { payableKind: 'thing-automatic', payableId, idempotencyKey: 'open-2' };
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => openPayment(things.context, input)),
    );
    expect(new Set(opened.map(({ payment }) => payment.id)).size).toBe(1);
    expect(things.provider.refs).toHaveLength(1);
  });

  test('with the key of another request is refused', async () => {
    const input = { payableKind: 'thing-automatic', idempotencyKey: 'open-3' };
    await openPayment(things.context, { ...input, payableId: await things.make() });
    const other = openPayment(things.context, { ...input, payableId: await things.make() });
    await expect(other).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test.each(['before', 'after'] as const)('is finished when the way broke %s', async (fault) => {
    const payableId = await things.make();
    const input = { payableKind: 'thing-automatic', payableId, idempotencyKey: `broke ${fault}` };
    things.provider.faults.push(fault);
    const broken = openPayment(things.context, input);
    await expect(broken).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
    const { clientSecret } = await openPayment(things.context, input);
    expect(clientSecret).not.toBeNull();
    expect(things.provider.refs).toHaveLength(1);
  });

  test('is refused with a clear message while paying is off', async () => {
    const off = {
      ...things.context,
      payments: { provider: undefined, paypal: undefined, payables: [], listeners: [] },
    };
    const input = { payableKind: 'thing-automatic', payableId: 1, idempotencyKey: 'open-4' };
    await expect(openPayment(off, input)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      text: { key: 'payments.off' },
    });
  });
});

describe('settling a payment', () => {
  test('that was made gives what it is for, once, however many settle it at once', async () => {
    const thing = await things.make();
    const { id, ref } = await things.open(thing);
    things.provider.pay(ref);
    await Promise.all(Array.from({ length: 10 }, () => settle(id)));
    expect(await statusOf(id)).toBe('captured');
    expect(await things.find(thing)).toEqual({ timesPaid: 1, refundedCents: 0 });
    expect(await balanceOf(database.sql, `deposit:${id}`)).toBe(0);
  });

  test('for what is no longer available refunds it', async () => {
    const thing = await things.make();
    const { id, ref } = await things.open(thing);
    await things.withdraw(thing);
    things.provider.pay(ref);
    await settle(id);
    expect(await balanceOf(database.sql, `deposit:${id}`)).toBe(9000);
    await carryOutAll(id);
    expect(await statusOf(id)).toBe('refunded');
    expect(things.provider.stateOf(ref).refundedCents).toBe(9000);
    expect(await things.find(thing)).toEqual({ timesPaid: 0, refundedCents: 0 });
    expect(await balanceOf(database.sql, `deposit:${id}`)).toBe(0);
  });

  test('that is the second for one thing refunds it, and the first stays', async () => {
    const thing = await things.make();
    const payments = [await things.open(thing), await things.open(thing)];
    for (const { ref } of payments) things.provider.pay(ref);
    await Promise.all(payments.map(({ id }) => settle(id)));
    for (const { id } of payments) await carryOutAll(id);
    const statuses = await Promise.all(payments.map(({ id }) => statusOf(id)));
    expect(new Set(statuses)).toEqual(new Set(['captured', 'refunded']));
    expect(await things.find(thing)).toEqual({ timesPaid: 1, refundedCents: 0 });
  });

  test('for what is no longer available lets go of what is only reserved', async () => {
    const thing = await things.make();
    const { id, ref } = await things.open(thing, 'manual');
    await things.withdraw(thing);
    things.provider.pay(ref);
    await settle(id);
    await carryOutAll(id);
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('does not believe what the provider said before another has settled it', async () => {
    const { id, ref, thing } = await paidThing();
    const { provider } = things;
    const isLate = Promise.withResolvers<void>();
    const hasAsked = Promise.withResolvers<void>();
    provider.onTheWay = async () => {
      provider.onTheWay = () => Promise.resolve();
      hasAsked.resolve();
      await isLate.promise;
    };
    const slow = settle(id);
    await hasAsked.promise;
    provider.refundElsewhere(ref, 3000);
    await settle(id);
    isLate.resolve();
    expect((await slow).payment).toMatchObject({ status: 'partially-refunded' });
    expect(await things.find(thing)).toEqual({ timesPaid: 1, refundedCents: 3000 });
  });

  test('keeps account of what the provider keeps', async () => {
    const before = await balanceOf(database.sql, 'fees');
    const { id } = await paidThing();
    await settle(id);
    expect((await balanceOf(database.sql, 'fees')) - before).toBe(291);
  });
});

describe('refunding a payment', () => {
  test('gives back a part, and takes what was earned back first', async () => {
    const { id, thing } = await paidThing();
    const seller = await balanceOf(database.sql, `owner:${SELLER}`);
    await askForRefund(id, 2500);
    await carryOutAll(id);
    expect(await statusOf(id)).toBe('partially-refunded');
    expect(await things.find(thing)).toEqual({ timesPaid: 1, refundedCents: 2500 });
    expect(seller - (await balanceOf(database.sql, `owner:${SELLER}`))).toBe(2500);
  });

  test('never gives back more than was paid, of two who refund all of it at once', async () => {
    const { id, ref } = await paidThing();
    const asked = await Promise.allSettled([askForRefund(id, 9000), askForRefund(id, 9000)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await carryOutAll(id);
    expect(things.provider.stateOf(ref).refundedCents).toBe(9000);
    await expect(askForRefund(id, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test.each([0, -1, 0.5, 9001])('of %d cents is refused', async (cents) => {
    const { id } = await paidThing();
    await expect(askForRefund(id, cents)).rejects.toMatchObject({
      code: 'CONFLICT',
      text: { values: { max: '$90.00' } },
    });
  });

  test.each(['before', 'after'] as const)('is done once when the way broke %s', async (fault) => {
    const { id, ref } = await paidThing();
    await askForRefund(id, 4000);
    things.provider.faults.push(fault);
    await expect(carryOutAll(id)).rejects.toThrow(/provider/);
    await carryOutAll(id);
    expect(things.provider.stateOf(ref).refundedCents).toBe(4000);
    expect(await statusOf(id)).toBe('partially-refunded');
  });

  test('is made anew when the provider may have forgotten the first attempt, and has not done it', async () => {
    const { id, ref } = await paidThing();
    await askForRefund(id, 4000);
    things.setNow(start + 24 * HOUR_MS);
    await carryOutAll(id);
    expect(things.provider.stateOf(ref).refundedCents).toBe(0);
    await carryOutAll(id);
    expect(things.provider.stateOf(ref).refundedCents).toBe(4000);
    expect(await statusOf(id)).toBe('partially-refunded');
  });

  test('is not made anew when it was done and nobody was told', async () => {
    const { id, ref } = await paidThing();
    await askForRefund(id, 4000);
    things.provider.faults.push('after');
    await expect(carryOutAll(id)).rejects.toThrow('not answered');
    things.setNow(start + 24 * HOUR_MS);
    await carryOutAll(id);
    await carryOutAll(id);
    expect(things.provider.stateOf(ref).refundedCents).toBe(4000);
    expect(await waitingRefundCents(database.sql, id)).toBe(0);
  });

  test('is made once its provider can be reached again, when its job has given up', async () => {
    const { id, ref } = await paidThing();
    await askForRefund(id, 4000);
    things.setNow(start + 14 * HOUR_MS);
    things.provider.faults.push('before');
    await sweepCommands(things.context, log);
    expect(things.provider.stateOf(ref).refundedCents).toBe(0);
    things.setNow(start + 15 * HOUR_MS);
    await sweepCommands(things.context, log);
    expect(things.provider.stateOf(ref).refundedCents).toBe(4000);
    expect(await statusOf(id)).toBe('partially-refunded');
  });

  test('that could not be delivered leaves the money with us', async () => {
    const { id, ref } = await paidThing();
    await askForRefund(id, 4000);
    await carryOutAll(id);
    things.provider.returnRefund(ref, 4000);
    await settle(id);
    expect(await statusOf(id)).toBe('captured');
    expect(await balanceOf(database.sql, `deposit:${id}`)).toBe(4000);
  });
});

describe('a payment that is disputed', () => {
  async function disputed() {
    const payment = await paidThing();
    things.provider.dispute(payment.ref);
    await settle(payment.id);
    return payment;
  }

  test('cannot be refunded', async () => {
    const { id } = await disputed();
    expect(await statusOf(id)).toBe('disputed');
    await expect(askForRefund(id, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('is as it was when the dispute is won', async () => {
    const { id, ref } = await disputed();
    things.provider.decideDispute(ref, 'won');
    await settle(id);
    expect(await statusOf(id)).toBe('captured');
    const { disputedCents } = (await findPayment(database.sql, id))!;
    expect(disputedCents).toBe(0);
  });

  test('is our loss when it is lost, since it was earned', async () => {
    const losses = await balanceOf(database.sql, 'losses');
    const { id, ref } = await disputed();
    things.provider.decideDispute(ref, 'lost');
    await settle(id);
    expect(await statusOf(id)).toBe('charged-back');
    expect((await balanceOf(database.sql, 'losses')) - losses).toBe(9000);
  });
});

describe('the sweep of disputes', () => {
  const sweepAt = async (now: number) => {
    things.setNow(now);
    await sweepDisputes(things.context, log);
  };

  test('finds those that no news came of, and how they were decided', async () => {
    const { id, ref } = await paidThing();
    things.provider.dispute(ref);
    await sweepAt(start + HOUR_MS);
    expect(await statusOf(id)).toBe('disputed');
    things.provider.disputedSince = () => Promise.resolve([]);
    things.provider.decideDispute(ref, 'won');
    await sweepAt(start + 3 * HOUR_MS);
    expect(await statusOf(id)).toBe('captured');
  });

  test('asks about what is open although its provider does not list disputes', async () => {
    const { id, ref } = await paidThing();
    things.provider.dispute(ref);
    await settle(id);
    things.provider.divideDispute(ref, 4000);
    things.provider.disputedSince = () => Promise.reject(new Error('It may not.'));
    await sweepAt(start + 2 * HOUR_MS);
    expect(await findPayment(database.sql, id)).toMatchObject({
      status: 'charged-back',
      disputedCents: 4000,
    });
  });
});

describe('a payment that is reserved', () => {
  async function reserved() {
    const payment = await things.open(await things.make(), 'manual');
    things.provider.pay(payment.ref);
    await settle(payment.id);
    return payment;
  }

  test('is captured when it is asked for', async () => {
    const { id } = await reserved();
    expect(await statusOf(id)).toBe('authorized');
    await askForEnd(id, 'capture');
    await carryOutAll(id);
    expect(await statusOf(id)).toBe('captured');
  });

  test('is captured or cancelled by those who do both at once, not both', async () => {
    const { id } = await reserved();
    const asked = await Promise.allSettled([askForEnd(id, 'capture'), askForEnd(id, 'cancel')]);
    const refused = asked.flatMap((result) => (result.status === 'rejected' ? [result] : []));
    expect(refused.map(({ reason }) => reason as unknown)).toEqual([
      expect.objectContaining({ code: 'CONFLICT' }),
    ]);
    await carryOutAll(id);
    expect(['captured', 'cancelled']).toContain(await statusOf(id));
  });
});

describe('the sweep', () => {
  const sweepAt = async (now: number) => {
    things.setNow(now);
    await sweepPayments(things.context, log);
  };

  test('finds what no news came of, once it has waited for some', async () => {
    const { id, ref } = await things.open(await things.make());
    things.provider.pay(ref);
    await sweepAt(start + 60_000);
    expect(await statusOf(id)).toBe('requires-action');
    await sweepAt(start + HOUR_MS);
    expect(await statusOf(id)).toBe('captured');
  });

  test('cancels what its payer has abandoned', async () => {
    const { id, ref } = await things.open(await things.make());
    await sweepAt(start + 25 * HOUR_MS);
    await sweepAt(start + 26 * HOUR_MS);
    await carryOutAll(id);
    expect(await statusOf(id)).toBe('cancelled');
    expect(things.provider.stateOf(ref).phase).toBe('cancelled');
  });

  test('gives up what the provider was never told', async () => {
    things.provider.faults.push('before');
    const broken = things.open(await things.make());
    await expect(broken).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
    const { id } = await database.sql
      .selectFrom('payments')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await sweepAt(start + 24 * HOUR_MS);
    expect(await statusOf(id)).toBe('failed');
  });
});
