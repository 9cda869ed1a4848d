import { isDeepStrictEqual } from 'node:util';
import {
  blockGiftCard,
  countGiftCards,
  findGiftCardByKey,
  findListedGiftCard,
  giftCardListOrder,
  insertGrantedGiftCard,
  listGiftCards,
} from '#db/orders/gift-card-list.repository.ts';
import type { GiftCardFilter, ListedGiftCardRow } from '#db/orders/gift-card-list.repository.ts';
import { findGiftCard, lockGiftCards } from '#db/orders/gift-card.repository.ts';
import { book } from '#db/payments/ledger.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { CODE_LENGTH, normalizedCode } from '#domain/orders/gift-card-code.ts';
import type { GrantedGiftCardInput } from '#domain/orders/gift-card.schema.ts';
import { giftCardGranted } from '#domain/payments/ledger.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { hashToken } from '#api/lib/secret-token.ts';
import { writeGiftCard } from './order.mails.ts';

/**
 * Gift cards, those made last first.
 * @param text a whole code, its end, or a part of an address or of an order's number
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
 */
export async function allGiftCards(context: Context, text: string, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  const filter = filterOf(text.trim().slice(0, SEARCH_TEXT_LIMIT));
  return {
    ...(await paginate(page, giftCardListOrder, (part) => listGiftCards(sql, filter, part))),
    totalCount: () => countGiftCards(sql, filter),
  };
}

function filterOf(text: string): GiftCardFilter {
  const code = normalizedCode(text);
  const isCode = code.length === CODE_LENGTH && !text.includes('@');
  if (isCode) return { codeHash: hashToken(code) };
  return text ? { text } : {};
}

/**
 * Gives somebody a gift card that nobody has paid for, and mails it. Who asks again under the same key
 * has issued one.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN; CONFLICT for another one under the same key
 */
export async function issueGiftCard(
  context: Context,
  { amountCents, email, ...card }: GrantedGiftCardInput,
  { idempotencyKey, language }: { idempotencyKey: string; language: Language },
): Promise<ListedGiftCardRow> {
  const { id: issuedById } = requireAdmin(context);
  const { now } = context;
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const granted = {
      ...card,
      recipientEmail: email,
      initialCents: amountCents,
      issuedById,
      idempotencyKey,
    };
    const id = await insertGrantedGiftCard(db, granted, now);
    if (id !== undefined) {
      const transaction = giftCardGranted(id, amountCents);
      await book(db, { key: `gift-card:${id}:granted`, transaction, paymentId: null, at: now });
      await writeGiftCard(db, (await findGiftCard(db, id))!, { language, now });
    }
    const issued = (await findGiftCardByKey(db, idempotencyKey))!;
    const { initialCents, recipientEmail, recipientName, reason } = issued;
    const isSame = isDeepStrictEqual(
      [initialCents, recipientEmail, recipientName, reason],
      [amountCents, email, card.recipientName, card.reason],
    );
    if (!isSame) throw new DomainError('CONFLICT', 'errors.idempotencyKeyReused');
    return issued;
  });
}

/** Blocks a gift card, or lets it be used again. @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function switchGiftCard(
  context: Context,
  id: number,
  isBlocked: boolean,
): Promise<ListedGiftCardRow> {
  requireAdmin(context);
  const { now } = context;
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    // Whoever is about to spend it has done so by then, or finds that it is blocked.
    await lockGiftCards(db, [id]);
    await blockGiftCard(db, id, isBlocked ? now : null);
    const card = await findListedGiftCard(db, id);
    if (!card) throw new DomainError('NOT_FOUND', 'errors.notFound');
    return card;
  });
}
