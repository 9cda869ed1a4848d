import { book } from '#db/payments/ledger.repository.ts';
import type { PromotionRow } from '#db/promotions/promotion.repository.ts';
import { findPromotable } from '#db/promotions/promotable.repository.ts';
import {
  findPromotion,
  findPromotions,
  lockPlaces,
  lockPromotion,
  movePromotion,
  schedulePromotion,
  takeFromEarned,
} from '#db/promotions/promotion.repository.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { earning, earningReversed } from '#domain/payments/ledger.ts';
import { promotionAfter, promotionMs } from '#domain/promotions/promotion.ts';
import { isAllowed } from '#api/lib/policy.ts';
import type { ById, Payable, Payer, Receipt } from '#api/lib/payments/payable.ts';
import { translate } from '#api/lib/texts.ts';
import { promotionPaths } from './promotion-paths.ts';
import { writePromotionNews } from './promotion.mails.ts';
import { promotionPolicy } from './promotion.policy.ts';
import { findStart } from './promotion-start.ts';

const titles = { boost: 'promotions.payBoost', featured: 'promotions.payFeatured' } as const;

/** Promotions of studios. */
export const promotionPayable: Payable = {
  kind: 'promotion',
  captureModeOf: () => Promise.resolve('automatic'),

  async amountOf(payer, id) {
    const promotion = await findOwnPromotion(payer, id);
    if (!promotion) throw new DomainError('NOT_FOUND', 'promotions.notFound');
    const { status, heldUntil, priceCents, paidAt } = promotion;
    if (paidAt !== null) throw new DomainError('CONFLICT', 'promotions.alreadyPaid');
    if (status === 'cancelled' || heldUntil <= payer.now) {
      throw new DomainError('CONFLICT', 'promotions.gone');
    }
    return priceCents;
  },

  async describe(payer, id) {
    const promotion = await findOwnPromotion(payer, id);
    if (!promotion || promotion.status === 'cancelled') return undefined;
    const { priceCents, paidAt } = promotion;
    const receipts = await receiptsOf(payer.sql, [promotion], payer.language);
    return { ...receipts.get(id)!, amountCents: priceCents, isPaid: paidAt !== null };
  },

  async receiptsOf(db, ids, language) {
    return receiptsOf(db, await findPromotions(db, ids), language);
  },

  async lock(em, id) {
    const db = sqlOf(em);
    const { studioId, kind } = await requirePromotion(db, id);
    await lockStudio(db, studioId);
    if (kind === 'featured') await lockPlaces(db);
    await lockPromotion(db, id);
  },

  /** What was held is so until it was let go of; nobody pays for what nobody would see. */
  async isStillAvailable(em, { payableId }) {
    const { status, studioId } = await requirePromotion(sqlOf(em), payableId);
    if (promotionAfter(status, 'pay') === undefined) return false;
    const studio = await findPromotable(sqlOf(em), studioId);
    return studio !== undefined && studio.isPublic && !studio.isKeptOut;
  },

  async onPaid(em, { id: paymentId, payableId, capturedCents: cents }, now) {
    const db = sqlOf(em);
    const { studioId, kind, days } = await requirePromotion(db, payableId);
    const lengthMs = promotionMs(days);
    const { startsAt, place } = await findStart(db, studioId, { kind, lengthMs }, now);
    const endsAt = startsAt + lengthMs;
    await schedulePromotion(db, payableId, { startsAt, endsAt, place, paymentId, cents, now });
    const transaction = earning(paymentId, [{ account: 'sales', cents }]);
    await book(db, { key: `promotion:${paymentId}:earned`, transaction, paymentId, at: now });
    if (startsAt > now) return [];
    await movePromotion(db, payableId, 'begin', now);
    await writePromotionNews(db, 'begun', [payableId], now);
    return [`studio:${studioId}`];
  },

  async onRefunded(em, payment, cents, now) {
    const db = sqlOf(em);
    const { id: paymentId, payableId, version, capturedCents, refundedCents } = payment;
    const taken = await takeFromEarned(db, payableId, cents);
    if (taken > 0) {
      const transaction = earningReversed(paymentId, [{ account: 'sales', cents: taken }]);
      const key = `promotion:${paymentId}:${version}`;
      await book(db, { key, transaction, paymentId, at: now });
    }
    return refundedCents < capturedCents ? [] : end(db, payableId, now);
  },

  async onDisputeLost(em, { payableId }, now) {
    return end(sqlOf(em), payableId, now);
  },
};

/** Ends a promotion whose money went back. @returns tags of what has changed for the public */
async function end(db: Sql, id: number, now: number): Promise<string[]> {
  const { studioId } = await requirePromotion(db, id);
  await movePromotion(db, id, 'refund', now);
  return [`studio:${studioId}`];
}

/** A promotion, for those who run the listing of its studio; undefined for everybody else. */
async function findOwnPromotion(payer: Payer, id: number): Promise<PromotionRow | undefined> {
  const promotion = await findPromotion(payer.sql, id);
  if (!promotion) return undefined;
  const team = await findStudioTeam(payer.sql, promotion.studioId);
  return isAllowed(payer, promotionPolicy.buy, { team }) ? promotion : undefined;
}

async function receiptsOf(
  db: Sql,
  promotions: readonly PromotionRow[],
  language: Language,
): Promise<ById<Receipt>> {
  const studios = await findStudios(
    db,
    promotions.map(({ studioId }) => studioId),
  );
  const names = new Map(studios.map(({ id, name }) => [id, name]));
  const receipts = promotions.map(({ id, kind, days, studioId }) => {
    const title = message(titles[kind], { studio: names.get(studioId)!, days });
    return [id, { title: translate(title, language), returnPath: promotionPaths[kind] }] as const;
  });
  return new Map(receipts);
}

async function requirePromotion(db: Sql, id: number): Promise<PromotionRow> {
  const promotion = await findPromotion(db, id);
  if (!promotion) throw new Error(`There is no promotion ${id} any more.`);
  return promotion;
}
