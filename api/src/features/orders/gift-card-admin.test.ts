import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { totalsOfAccounts } from '#db/payments/ledger.repository.ts';
import { startStripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { openShop, sandboxKeys } from '#api/testing/shop.ts';
import type { TestClient } from '#api/testing/test-client.ts';

const shop = openShop(await startStripeSandbox(sandboxKeys));
const { server } = shop;

let staff: TestClient;
beforeEach(async () => {
  server.setTime(new Date().toISOString());
  ({ client: staff } = await signedInAdministrator(server));
});

const CARD = `id lastFour initialCents balanceCents recipientEmail orderNumber reason blockedAt
  issuedBy { id } movements { kind cents orderNumber }`;

interface Card {
  id: string;
  lastFour: string | null;
  balanceCents: number;
  orderNumber: string | null;
  blockedAt: string | null;
  movements: { kind: string; cents: number; orderNumber: string | null }[];
}

async function find(text: string, client = staff) {
  const { data, errors } = await client.graphql<{ giftCards: { nodes: Card[] } }>(
    `query Cards($text: String) { giftCards(text: $text) { nodes { ${CARD} } } }`,
    { text },
  );
  return { nodes: data?.giftCards.nodes, code: errors[0]?.extensions.code };
}

async function change(mutation: 'issueGiftCard' | 'switchGiftCard', input: object, client = staff) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await client.graphql<Record<string, { giftCard: Card } | null>>(
    `mutation Change($input: ${type}!) { ${mutation}(input: $input) { giftCard { ${CARD} } } }`,
    { input },
  );
  return { card: data?.[mutation]?.giftCard, refusal: errors[0]?.extensions };
}

const given = () => ({
  amountCents: 4000,
  email: `grace-${randomUUID()}@example.com`,
  language: 'DE',
  reason: 'A parcel that got lost.',
  idempotencyKey: randomUUID(),
});

const goodwill = async () => {
  const totals = await totalsOfAccounts(server.database.sql);
  return totals.find(({ kind }) => kind === 'goodwill')?.balanceCents ?? 0;
};

test('a gift card is issued by hand once, mailed in its language, booked as what it costs us, and spent', async () => {
  const before = await goodwill();
  const input = given();
  const [once, twice] = await Promise.all([
    change('issueGiftCard', input),
    change('issueGiftCard', input),
  ]);
  expect(twice.card).toEqual(once.card);
  expect(await change('issueGiftCard', { ...input, reason: 'Another one.' })).toMatchObject({
    refusal: { code: 'CONFLICT' },
  });
  expect(once.card).toMatchObject({ balanceCents: 4000, orderNumber: null });
  expect((await goodwill()) - before).toBe(4000);
  const mail = (await collectMail(server)).filter(({ recipient }) => recipient === input.email);
  expect(mail).toHaveLength(1);
  expect(mail[0]!.subject).toContain('Geschenkkarte');
  const [code = ''] = /([2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(mail[0]!.text) ?? [];
  const { variantId } = await shop.product({ priceCents: 1000 });
  const buyer = shop.buyer();
  await buyer.put(variantId);
  const { order } = await buyer.checkout({ giftCardCodes: [code] });
  for (const text of [code, code.slice(-4), input.email.toUpperCase()]) {
    const { nodes } = await find(text);
    expect(nodes?.map(({ id }) => id)).toContain(once.card!.id);
  }
  const [card] = (await find(code)).nodes!;
  expect(card?.movements).toEqual([
    { kind: 'GIFT_CARD_GRANTED', cents: 4000, orderNumber: null },
    { kind: 'GIFT_CARD_SPENT', cents: -order.giftCardCents, orderNumber: order.number },
  ]);
  expect(card?.balanceCents).toBe(4000 - order.giftCardCents);
  await shop.requireConsistentBooks();
});

test('a blocked gift card is not taken, until it is let go again', async () => {
  const code = await shop.giftCard(5000);
  const [card] = (await find(code)).nodes!;
  const { variantId } = await shop.product();
  const buyer = shop.buyer();
  await buyer.put(variantId);
  const { totalCents: expectedTotalCents } = await buyer.quote();
  const attempt = () => buyer.tryCheckout({ giftCardCodes: [code], expectedTotalCents });
  await change('switchGiftCard', { giftCardId: card!.id, isBlocked: true });
  const { errors } = await attempt();
  expect(errors[0]?.extensions.fields).toEqual({
    'giftCardCodes[0]': 'This gift card code isn’t valid',
  });
  await change('switchGiftCard', { giftCardId: card!.id, isBlocked: false });
  expect((await attempt()).checkout?.order.giftCardCents).toBe(5000);
});

test('a gift card is blocked while the payment for it is disputed', async () => {
  const { variantId } = await shop.product({ kind: 'gift-card', variants: [{ stock: null }] });
  const buyer = shop.buyer();
  await buyer.put(variantId, { options: { giftCardValue: 5000 } });
  const checkout = await buyer.checkout();
  await shop.enterCard(checkout.clientSecret, 'pm_card_createDispute');
  await shop.settle(checkout.paymentId);
  const [card] = (await find(checkout.order.number)).nodes!;
  expect(card?.blockedAt).not.toBeNull();
});

test('of two gift cards that were bought one goes back, and the other is worth what it was', async () => {
  const { variantId } = await shop.product({ kind: 'gift-card', variants: [{ stock: null }] });
  const buyer = shop.buyer();
  const recipientEmail = `grace-${randomUUID()}@example.com`;
  await buyer.put(variantId, { quantity: 2, options: { giftCardValue: 5000, recipientEmail } });
  const checkout = await buyer.checkout();
  await shop.pay(checkout);
  const { number } = checkout.order;
  const { data } = await staff.graphql<{ order: { items: { id: string }[] } }>(
    'query Items($number: ID!) { order(number: $number) { items { id } } }',
    { number },
  );
  const items = [{ itemId: data!.order.items[0]!.id, quantity: 1 }];
  const { errors } = await staff.graphql(
    'mutation Refund($input: RefundOrderInput!) { refundOrder(input: $input) { order { number } } }',
    { input: { number, reason: 'One was enough.', items, expectedRefundableCents: 10_825 } },
  );
  expect(errors).toEqual([]);
  await shop.tellProvider();
  const cards = (await find(number)).nodes!;
  // All of the tax goes back first, which leaves some of the card that goes back.
  expect(new Set(cards.map(({ balanceCents }) => balanceCents))).toEqual(new Set([412, 5000]));
  await runSchedules(server.runtime);
  const mails = (await collectMail(server)).filter(({ recipient }) => recipient === recipientEmail);
  const values = mails.map(({ text }) => /Value: (\S+)/.exec(text)?.[1]);
  expect(new Set(values)).toEqual(new Set(['$4.12', '$50.00']));
  await shop.requireConsistentBooks();
});

test('money of which a gift card was bought does not go back once the card is spent', async () => {
  const code = await shop.giftCard(5000);
  const [card] = (await find(code)).nodes!;
  const { variantId } = await shop.product({ priceCents: 2000 });
  const buyer = shop.buyer();
  await buyer.put(variantId);
  const { order } = await buyer.checkout({ giftCardCodes: [code] });
  const { data } = await staff.graphql<{ order: { refundableCents: number } }>(
    'query Left($number: ID!) { order(number: $number) { refundableCents } }',
    { number: card!.orderNumber },
  );
  // The card costs its value and the tax on it.
  expect(data!.order.refundableCents).toBe(Math.round(5000 * 1.0825) - order.giftCardCents);
});

test('only administrators see gift cards, and nonsense is refused by its field', async () => {
  const { client } = await signedIn(server);
  expect((await find('', client)).code).toBe('FORBIDDEN');
  expect((await change('issueGiftCard', given(), client)).refusal?.code).toBe('FORBIDDEN');
  const { refusal } = await change('issueGiftCard', { ...given(), amountCents: 99, reason: ' ' });
  expect(Object.keys(refusal?.fields ?? {}).toSorted()).toEqual(['amountCents', 'reason']);
});
