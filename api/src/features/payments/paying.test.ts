import { expect, test } from 'vitest';
import { useDatabase } from '#db/testing/test-database.ts';
import { usePayableThings } from '#api/testing/payable-things.ts';
import { confirmPayment, payableSummary, startPayment } from './paying.service.ts';

const database = useDatabase();
const things = usePayableThings(database);

/** The same, where things can be paid for on their own by whoever comes. */
function onTheirOwn() {
  const { context } = things;
  const payables = context.payments.payables.map((payable) => ({
    ...payable,
    describe: async (payer: typeof context, id: number) => ({
      title: `Thing ${id}`,
      amountCents: await payable.amountOf(payer, id),
      returnPath: `/things/${id}`,
      isPaid: false,
    }),
  }));
  return { ...context, payments: { ...context.payments, payables } };
}

test('a payment is shown as paid to whoever has its secret, and to nobody else', async () => {
  const thing = await things.make();
  const begun = await startPayment(onTheirOwn(), {
    payableKind: 'thing-automatic',
    payableId: thing,
    idempotencyKey: 'paying-1',
  });
  const { id, providerRef } = begun.payment;
  things.provider.pay(providerRef!);
  for (const secret of ['', 'guessed', `${begun.clientSecret}x`]) {
    await expect(confirmPayment(things.context, id, secret)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
  const { payment } = await confirmPayment(things.context, id, begun.clientSecret!);
  expect(payment.status).toBe('captured');
  expect((await things.find(thing)).timesPaid).toBe(1);
});

test('what has a page of its feature to be paid on cannot be begun without it', async () => {
  const id = await things.make();
  const input = { payableKind: 'thing-automatic', payableId: id, idempotencyKey: 'paying-2' };
  await expect(startPayment(things.context, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await payableSummary(things.context, 'thing-automatic', String(id))).toBeNull();
  expect(await payableSummary(onTheirOwn(), 'thing-automatic', String(id))).toMatchObject({
    amountCents: 9000,
  });
  expect(await payableSummary(onTheirOwn(), 'nothing', String(id))).toBeNull();
});
