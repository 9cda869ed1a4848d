import {
  findGiftCard,
  findGiftCardsByCodes,
  takeDueGiftCards,
} from '#db/orders/gift-card.repository.ts';
import { findOrder } from '#db/orders/order.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { balanceOf } from '#db/payments/ledger.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { normalizedCode } from '#domain/orders/gift-card-code.ts';
import type { Context } from '#api/lib/context.ts';
import { hashToken } from '#api/lib/secret-token.ts';
import { writeGiftCard } from './order.mails.ts';

/** A gift card by one of its codes. */
export interface GiftCardView {
  id: number;
  lastFour: string;
  /** What is left of it, in cents. */
  balanceCents: number;
}

/**
 * Gift cards by their codes, in this order.
 * @throws DomainError BAD_USER_INPUT naming each code that is none, or of a card that is there already
 */
export async function giftCardsOf(db: Sql, codes: readonly string[]): Promise<GiftCardView[]> {
  const hashes = codes.map((code) => hashToken(normalizedCode(code)));
  const found = await findGiftCardsByCodes(db, hashes);
  const byHash = new Map(found.map((card) => [keyOf(card.hash), card]));
  const seen = new Set<number>();
  const errors: Record<string, ReturnType<typeof message>> = {};
  const cards = hashes.flatMap((hash, index) => {
    const card = byHash.get(keyOf(hash));
    const isNew = card && !seen.has(card.id);
    if (!isNew) {
      const key = card ? 'orders.giftCardTwice' : 'orders.giftCardUnknown';
      errors[`giftCardCodes[${index}]`] = message(key);
      return [];
    }
    seen.add(card.id);
    return [card];
  });
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return Promise.all(
    cards.map(async ({ id, lastFour }) => ({
      id,
      lastFour,
      balanceCents: await balanceOf(db, `gift-card:${id}`),
    })),
  );
}

/** What is left of a gift card. @throws DomainError BAD_USER_INPUT naming `code` */
export async function giftCardOf(context: Context, code: string): Promise<GiftCardView> {
  const [card] = await findGiftCardsByCodes(context.sql, [hashToken(normalizedCode(code))]);
  if (!card) throw badInput({ code: message('orders.giftCardUnknown') });
  const { id, lastFour } = card;
  return { id, lastFour, balanceCents: await balanceOf(context.sql, `gift-card:${id}`) };
}

function keyOf(hash: Uint8Array): string {
  return Buffer.from(hash).toString('hex');
}

/** How many gift cards are mailed at a time; what is left waits for the next run. */
const AT_A_TIME = 100;

/** Mails gift cards whose day has come at `now` (epoch milliseconds). */
export async function mailDueGiftCards({ orm }: { orm: Orm }, now: number): Promise<void> {
  await inTransaction(orm, async (em) => {
    const db = sqlOf(em);
    for (const id of await takeDueGiftCards(db, now, AT_A_TIME)) {
      const card = await findGiftCard(db, id);
      const order = card?.orderId != null ? await findOrder(db, card.orderId) : undefined;
      if (card && order) await writeGiftCard(db, card, { language: order.language, now });
    }
  });
}
