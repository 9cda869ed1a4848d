import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf } from '#db/payments/ledger.repository.ts';
import { findPayoutAccount, insertPayoutAccount } from '#db/payouts/payout-account.repository.ts';
import { findPayout } from '#db/payouts/payout.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { createJobQueues } from '#api/server/jobs/job-queues.ts';
import { PayoutDesk } from '#api/testing/payout-desk.ts';
import type { PaidOwner } from '#api/testing/payout-desk.ts';
import { decidePayoutAnew, payOwners } from './payout-decision.service.ts';
import { hearOfPayouts, sweepPayouts } from './payout-news.service.ts';
import { settlePayout } from './payout-settlement.service.ts';
import { payoutJobs } from './payout.jobs.ts';

const database = useDatabase({ poolSize: 20 });
const log = pino({ level: 'silent' });

let desk: PayoutDesk;
beforeAll(() => createJobQueues(database.sql, { jobs: payoutJobs, schedules: [] }));
beforeEach(() => {
  desk = new PayoutDesk(database);
});

const pay = () => payOwners(desk.context, log);
const sweep = () => sweepPayouts(desk.context, log);
const balance = ({ id }: PaidOwner) => balanceOf(database.sql, `owner:${id}`);
const received = ({ ref }: PaidOwner) => desk.provider.payouts.receivedBy(ref);

/** The payouts to an owner, first things first. */
const payoutsTo = ({ id }: PaidOwner) =>
  database.sql
    .selectFrom('payouts')
    .select(['id', 'status', 'amount_cents as cents'])
    .where('owner_id', '=', id)
    .orderBy('id')
    .execute();

async function onlyPayoutTo(owner: PaidOwner) {
  const [payout, ...others] = await payoutsTo(owner);
  expect(others).toEqual([]);
  return payout!;
}

const mailsTo = async ({ id }: PaidOwner) => {
  const rows = await database.sql
    .selectFrom('outgoing_mail')
    .innerJoin('users', 'users.email', 'outgoing_mail.recipient')
    .select('kind')
    .where('users.id', '=', id)
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('what another provider has taken, such as a sandbox', () => {
  test('is not sent by this one, nor taken from what is, where it was taken back', async () => {
    const owner = await desk.owner();
    desk.takenBy = 'elsewhere';
    await desk.reverse(await desk.earn(owner, 100_00), 20_00);
    desk.takenBy = desk.provider.name;
    await desk.earn(owner, 50_00);
    desk.passDays(2);
    await pay();
    expect(await onlyPayoutTo(owner)).toMatchObject({ cents: 45_00 });
  });

  test('leaves its owner without an account here, until they have one', async () => {
    const owner = await desk.owner();
    await database.sql
      .updateTable('payout_accounts')
      .set({ provider: 'elsewhere' })
      .where('owner_id', '=', owner.id)
      .execute();
    await desk.earn(owner, 50_00);
    desk.passDays(2);
    await pay();
    expect(await payoutsTo(owner)).toEqual([]);
    const now = desk.now;
    await expect(
      desk.context.transaction((em) =>
        decidePayoutAnew(sqlOf(em), { ownerId: owner.id, provider: desk.provider.name }, now),
      ),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const before = await findPayoutAccount(database.sql, owner.id);
    await insertPayoutAccount(database.sql, owner.id, desk.provider.name, now);
    const after = await findPayoutAccount(database.sql, owner.id);
    expect(after).toMatchObject({
      provider: desk.provider.name,
      providerRef: null,
      status: 'incomplete',
    });
    expect(after?.key).not.toBe(before?.key);
  });

  test('is not asked about here, nor sent, when it is on its way', async () => {
    const owner = await desk.owner();
    await desk.earn(owner, 50_00);
    desk.passDays(2);
    await pay();
    const { id } = await onlyPayoutTo(owner);
    await database.sql
      .updateTable('payouts')
      .set({ provider: 'elsewhere' })
      .where('id', '=', id)
      .execute();
    desk.passDays(1);
    await sweep();
    await expect(settlePayout(desk.context, id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(received(owner)).toBe(0);
    expect(await findPayout(database.sql, id)).toMatchObject({ status: 'on-its-way', attempts: 0 });
  });
});

describe('what is earned', () => {
  test('waits two days, leaves the balance with a payout, and is sent', async () => {
    const owner = await desk.owner();
    await desk.earn(owner, 100_00);
    await desk.earn(owner, 50_00);
    desk.passDays(1);
    await pay();
    expect(await payoutsTo(owner)).toEqual([]);
    expect(await balance(owner)).toBe(135_00);
    desk.passDays(1);
    await pay();
    const { id, ...payout } = await onlyPayoutTo(owner);
    expect(payout).toEqual({ status: 'on-its-way', cents: 135_00 });
    expect(await balance(owner)).toBe(0);
    expect(received(owner)).toBe(0);
    await settlePayout(desk.context, id);
    expect(await findPayout(database.sql, id)).toMatchObject({ status: 'sent', sentAt: desk.now });
    expect(received(owner)).toBe(135_00);
    expect(await mailsTo(owner)).toEqual(['payout-sent']);
  });

  test('is sent once by ten schedules at once', async () => {
    const owner = await desk.owner();
    await desk.earn(owner, 100_00);
    desk.passDays(2);
    await Promise.all(Array.from({ length: 10 }, pay));
    expect(await onlyPayoutTo(owner)).toMatchObject({ cents: 90_00 });
    expect(await balance(owner)).toBe(0);
  });

  test('waits for the next day where something was sent on this one', async () => {
    const owner = await desk.owner();
    await desk.earn(owner, 100_00);
    desk.passDays(2);
    await pay();
    // As with a session of which it was told late.
    desk.passDays(-2);
    await desk.earn(owner, 20_00);
    desk.passDays(2);
    await pay();
    expect(await payoutsTo(owner)).toHaveLength(1);
    desk.passDays(1);
    await pay();
    expect(await payoutsTo(owner)).toMatchObject([{ cents: 90_00 }, { cents: 18_00 }]);
  });

  test('waits while it is less than the least that is sent', async () => {
    const owner = await desk.owner();
    await desk.earn(owner, 5_54);
    desk.passDays(2);
    await pay();
    expect(await payoutsTo(owner)).toEqual([]);
    await desk.earn(owner, 2);
    desk.passDays(2);
    await pay();
    expect(await onlyPayoutTo(owner)).toMatchObject({ cents: 5_01 });
  });

  test.each(['incomplete', 'in-review'] as const)(
    'waits while the account is %s',
    async (status) => {
      const owner = await desk.owner(status);
      await desk.earn(owner, 100_00);
      desk.passDays(2);
      await pay();
      expect(await payoutsTo(owner)).toEqual([]);
      desk.provider.payouts.accounts.set(owner.ref, 'ready');
      await hearOfPayouts(desk.context, owner.ref);
      await pay();
      expect(await onlyPayoutTo(owner)).toMatchObject({ cents: 90_00 });
    },
  );
});

describe('what is taken back', () => {
  test('before it was sent is not sent', async () => {
    const owner = await desk.owner();
    const session = await desk.earn(owner, 100_00);
    expect(await desk.reverse(session, 40_00)).toBe(40_00);
    desk.passDays(2);
    await pay();
    expect(await onlyPayoutTo(owner)).toMatchObject({ cents: 54_00 });
  });

  test('after it was sent is owed, and set off against what is earned next', async () => {
    const owner = await desk.owner();
    const session = await desk.earn(owner, 100_00);
    desk.passDays(2);
    await pay();
    expect(await desk.reverse(session, 100_00)).toBe(100_00);
    expect(await balance(owner)).toBe(-90_00);
    await desk.earn(owner, 80_00);
    desk.passDays(2);
    await pay();
    expect(await payoutsTo(owner)).toHaveLength(1);
    await desk.earn(owner, 60_00);
    desk.passDays(2);
    await pay();
    expect(await payoutsTo(owner)).toMatchObject([{ cents: 90_00 }, { cents: 36_00 }]);
    expect(await balance(owner)).toBe(0);
  });
});

describe('sending', () => {
  /** An owner with a payout that nobody has sent yet. */
  async function decided() {
    const owner = await desk.owner();
    await desk.earn(owner, 100_00);
    desk.passDays(2);
    await pay();
    return { owner, id: (await onlyPayoutTo(owner)).id };
  }

  test.each(['before', 'after'] as const)(
    'that breaks %s it is done is made up by the sweep, once',
    async (fault) => {
      const { owner, id } = await decided();
      desk.provider.payouts.faults.push(fault);
      await expect(settlePayout(desk.context, id)).rejects.toThrow('The provider');
      expect(await balance(owner)).toBe(0);
      // Later than the provider knows a repetition by its key.
      desk.provider.payouts.forgetKeys();
      desk.passDays(2);
      await sweep();
      expect(await onlyPayoutTo(owner)).toMatchObject({ status: 'sent' });
      expect(received(owner)).toBe(90_00);
    },
  );

  test('is noted by a webhook that comes before the answer, twice and late', async () => {
    const { owner, id } = await decided();
    desk.provider.payouts.faults.push('after');
    await expect(settlePayout(desk.context, id)).rejects.toThrow('not answered');
    const { ref } = desk.provider.payouts.transfers.at(-1)!;
    await Promise.all([1, 2, 3].map(() => hearOfPayouts(desk.context, ref)));
    expect(await onlyPayoutTo(owner)).toMatchObject({ status: 'sent' });
    await settlePayout(desk.context, id);
    await hearOfPayouts(desk.context, ref);
    expect(received(owner)).toBe(90_00);
    expect(await mailsTo(owner)).toEqual(['payout-sent']);
  });

  test('ten times at once is done once', async () => {
    const { owner, id } = await decided();
    await Promise.all(Array.from({ length: 10 }, () => settlePayout(desk.context, id)));
    expect(received(owner)).toBe(90_00);
    expect(await mailsTo(owner)).toEqual(['payout-sent']);
  });

  test('that is refused gives the money back, tells the owner, and is tried on the next day', async () => {
    const { owner, id } = await decided();
    desk.provider.payouts.accounts.set(owner.ref, 'incomplete');
    await Promise.all([1, 2].map(() => settlePayout(desk.context, id)));
    expect(await onlyPayoutTo(owner)).toMatchObject({ status: 'failed' });
    expect(await balance(owner)).toBe(90_00);
    expect(await mailsTo(owner)).toEqual(['payout-failed']);
    desk.passDays(1);
    await pay();
    expect(await payoutsTo(owner)).toHaveLength(1);
    desk.provider.payouts.accounts.set(owner.ref, 'ready');
    await hearOfPayouts(desk.context, owner.ref);
    await pay();
    const [, next] = await payoutsTo(owner);
    await settlePayout(desk.context, next!.id);
    expect(received(owner)).toBe(90_00);
    expect(await balance(owner)).toBe(0);
  });

  test('that is taken back later gives the money back once', async () => {
    const { owner, id } = await decided();
    await settlePayout(desk.context, id);
    const { ref } = desk.provider.payouts.transfers.at(-1)!;
    desk.provider.payouts.reverse(ref);
    await Promise.all([1, 2, 3].map(() => hearOfPayouts(desk.context, ref)));
    expect(await onlyPayoutTo(owner)).toMatchObject({ status: 'failed' });
    expect(await balance(owner)).toBe(90_00);
    expect(await mailsTo(owner)).toEqual(['payout-sent', 'payout-failed']);
  });

  test('of which parts are taken back gives back each part once, and the parts go out again', async () => {
    const { owner, id } = await decided();
    await settlePayout(desk.context, id);
    const { ref } = desk.provider.payouts.transfers.at(-1)!;
    const hear = () => Promise.all([1, 2, 3].map(() => hearOfPayouts(desk.context, ref)));
    desk.provider.payouts.reverse(ref, 30_00);
    await hear();
    expect(await onlyPayoutTo(owner)).toMatchObject({ status: 'sent' });
    expect(await balance(owner)).toBe(30_00);
    desk.passDays(1);
    await pay();
    const [, again] = await payoutsTo(owner);
    expect(again).toMatchObject({ status: 'on-its-way', cents: 30_00 });
    await settlePayout(desk.context, again!.id);
    expect(received(owner)).toBe(90_00);
    expect(await balance(owner)).toBe(0);

    // The rest of the first comes back too: what went out again stays out.
    desk.provider.payouts.reverse(ref);
    await hear();
    expect(await findPayout(database.sql, id)).toMatchObject({
      status: 'sent',
      reversedCents: 90_00,
    });
    expect(await balance(owner)).toBe(60_00);
    expect(received(owner) + 60_00).toBe(90_00);
    const told = await mailsTo(owner);
    expect(told.filter((kind) => kind === 'payout-returned')).toHaveLength(2);
    expect(told).not.toContain('payout-failed');
  });

  test('news about what is not ours changes nothing', async () => {
    await expect(hearOfPayouts(desk.context, 'acct_of_others')).resolves.toBeUndefined();
    await expect(hearOfPayouts(desk.context, 'pi_of_payments')).resolves.toBeUndefined();
  });
});
