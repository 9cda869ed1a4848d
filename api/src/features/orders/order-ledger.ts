import {
  findGiftCardPayments,
  findGiftCardsOf,
  lockGiftCards,
  recallGiftCards,
} from '#db/orders/gift-card.repository.ts';
import type { GiftCardPaymentRow } from '#db/orders/gift-card.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import { balanceOf, book, creditedCents } from '#db/payments/ledger.repository.ts';
import type { Sql } from '#db/orm.ts';
import { refundShares } from '#domain/orders/refund-shares.ts';
import type { Earned } from '#domain/orders/refund-shares.ts';
import {
  giftCardRecalled,
  giftCardReturned,
  giftCardSpent,
  orderEarning,
  orderEarningReversed,
  orderPaid,
} from '#domain/payments/ledger.ts';
import type { LedgerTransaction, Share } from '#domain/payments/ledger.ts';

/** What is left to be paid of an order once gift cards have paid their part, in cents. */
export function dueCents(order: Pick<OrderRow, 'totalCents' | 'giftCardCents'>): number {
  return order.totalCents - order.giftCardCents;
}

/** What went back of an order, by whatever way, in cents. */
export function backCents(
  order: Pick<OrderRow, 'refundedCents' | 'giftCardRefundedCents'>,
): number {
  return order.refundedCents + order.giftCardRefundedCents;
}

/** Books what concerns orders, within the transaction of `db`. */
export function orderBooks(db: Sql, orderId: number, at: number) {
  return (name: string, transaction: LedgerTransaction, paymentId: number | null = null) =>
    book(db, { key: `order:${orderId}:${name}`, transaction, paymentId, at });
}

/** When gift cards begin to pay for an order: as it is made, or as it is paid after all. */
export type Hold = 'made' | 'revived';

/** Takes from gift cards what they pay of an order. They are locked. */
export async function spendGiftCards(
  db: Sql,
  payments: readonly GiftCardPaymentRow[],
  hold: Hold,
  at: number,
): Promise<void> {
  for (const { orderId, giftCardId, cents } of payments) {
    const spent = giftCardSpent(giftCardId, orderId, cents);
    await orderBooks(db, orderId, at)(`${hold}:gift-card:${giftCardId}`, spent);
  }
}

/** Gives back to gift cards what they were to pay of an order that is not paid. */
export async function releaseGiftCards(db: Sql, orderId: number, at: number): Promise<void> {
  for (const { giftCardId, cents } of await findGiftCardPayments(db, [orderId])) {
    const returned = giftCardReturned(giftCardId, orderId, cents);
    await orderBooks(db, orderId, at)(`released:gift-card:${giftCardId}`, returned);
  }
}

/** Whether gift cards still have what they are to pay of an order; they are locked then. */
export async function haveGiftCardsEnough(db: Sql, orderId: number): Promise<boolean> {
  const payments = await findGiftCardPayments(db, [orderId]);
  await lockGiftCards(
    db,
    payments.map(({ giftCardId }) => giftCardId),
  );
  for (const { giftCardId, cents } of payments) {
    if ((await balanceOf(db, `gift-card:${giftCardId}`)) < cents) return false;
  }
  return true;
}

/** What an order earns but for gift cards that are bought with it. */
async function earnedBy(db: Sql, order: OrderRow): Promise<Earned> {
  const cards = await findGiftCardsOf(db, [order.id]);
  const issued = cards.reduce((sum, { initialCents }) => sum + initialCents, 0);
  return { taxCents: order.taxCents, salesCents: order.totalCents - order.taxCents - issued };
}

function sharesOf({ taxCents, salesCents }: Earned): Share[] {
  return [
    { account: 'sales', cents: salesCents },
    { account: 'tax', cents: taxCents },
  ];
}

/**
 * Books that an order was paid, and what it has earned. Gift cards that were bought with it have been
 * stored by now.
 * @param paymentId null where gift cards have paid all of it
 */
export async function bookPaid(
  db: Sql,
  order: OrderRow,
  paymentId: number | null,
  at: number,
): Promise<void> {
  const books = orderBooks(db, order.id, at);
  if (paymentId !== null) {
    await books('paid', orderPaid(paymentId, order.id, dueCents(order)), paymentId);
  }
  const earned = await earnedBy(db, order);
  if (earned.taxCents + earned.salesCents > 0) {
    await books('earned', orderEarning(order.id, sharesOf(earned)), paymentId);
  }
}

/**
 * What an order has given up so far. That is more than what went back while a refund that could not be
 * delivered waits to go back in another way.
 */
async function givenUpCents(db: Sql, orderId: number): Promise<number> {
  return creditedCents(db, `order:${orderId}`, ['earning-reversed', 'gift-card-recalled']);
}

/**
 * Has an order give up what is to go back: tax and sales in proportion, then what is left of gift cards
 * that were bought with it.
 * @returns how much of it the order can give back; the rest was spent from these gift cards
 */
export async function giveUp(db: Sql, order: OrderRow, cents: number, at: number): Promise<number> {
  const before = await givenUpCents(db, order.id);
  const books = orderBooks(db, order.id, at);
  const shares = refundShares(await earnedBy(db, order), before, cents);
  const reversed = shares.taxCents + shares.salesCents;
  if (reversed > 0) {
    await books(`reversed:${before}`, orderEarningReversed(order.id, sharesOf(shares)));
  }
  return reversed + (await recall(db, order, { cents: shares.giftCardCents, before, at }));
}

async function recall(
  db: Sql,
  order: OrderRow,
  { cents, before, at }: { cents: number; before: number; at: number },
): Promise<number> {
  if (cents === 0) return 0;
  const cards = await findGiftCardsOf(db, [order.id]);
  await lockGiftCards(
    db,
    cards.map(({ id }) => id),
  );
  // Those first that nobody has been sent yet.
  const ids = cards
    .toSorted((one, other) => Number(one.mailedAt !== null) - Number(other.mailedAt !== null))
    .map(({ id }) => id);
  const emptied: number[] = [];
  let left = cents;
  for (const id of ids) {
    const balance = await balanceOf(db, `gift-card:${id}`);
    const taken = Math.min(left, balance);
    if (taken > 0) {
      const recalled = giftCardRecalled(order.id, id, taken);
      await orderBooks(db, order.id, at)(`recalled:${before}:gift-card:${id}`, recalled);
      // What is left of one, and what was spent of it, is its holder's still.
      if (taken === balance) emptied.push(id);
    }
    left -= taken;
  }
  await recallGiftCards(db, emptied, at);
  return cents - left;
}

/** What was spent, or is kept to be, of gift cards that were bought with an order, in cents. */
export async function spentOfBoughtCards(db: Sql, orderId: number): Promise<number> {
  const cards = await findGiftCardsOf(db, [orderId]);
  if (cards.length === 0) return 0;
  let spent = -(await creditedCents(db, `order:${orderId}`, ['gift-card-recalled']));
  for (const { id, initialCents } of cards) {
    spent += initialCents - (await balanceOf(db, `gift-card:${id}`));
  }
  return spent;
}

/** Gives back to the gift cards that have paid for an order, one after the other. */
export async function refundToGiftCards(
  db: Sql,
  order: OrderRow,
  cents: number,
  at: number,
): Promise<void> {
  let skipped = order.giftCardRefundedCents;
  let left = cents;
  for (const { giftCardId, cents: paid } of await findGiftCardPayments(db, [order.id])) {
    const open = Math.max(0, paid - skipped);
    skipped = Math.max(0, skipped - paid);
    const returned = Math.min(left, open);
    if (returned > 0) {
      const key = `returned:${order.giftCardRefundedCents}:gift-card:${giftCardId}`;
      await orderBooks(db, order.id, at)(key, giftCardReturned(giftCardId, order.id, returned));
    }
    left -= returned;
  }
}
