import { findPromotable, listPromotable } from '#db/promotions/promotable.repository.ts';
import type { PromotableRow } from '#db/promotions/promotable.repository.ts';
import { listPromotions, promotionOrder } from '#db/promotions/promotion-list.repository.ts';
import {
  findAwaiting,
  findPromotion,
  insertPromotion,
  lockPlaces,
  movePromotion,
} from '#db/promotions/promotion.repository.ts';
import type { PromotionRow } from '#db/promotions/promotion.repository.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import {
  PROMOTION_HOLD_MS,
  promotionMs,
  promotionPlan,
  promotionPlans,
} from '#domain/promotions/promotion.ts';
import type { PromotionKind } from '#domain/promotions/promotion.ts';
import type { PromotionOrderInput } from '#domain/promotions/promotion.schema.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { authorize } from '#api/lib/policy.ts';
import { promotionRates } from './promotion.limits.ts';
import { promotionPolicy } from './promotion.policy.ts';
import { findStart, findStarts } from './promotion-start.ts';

/**
 * Holds a promotion for a studio, so that it can be paid for. The same again is the one that is held
 * already; another length takes its place.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; FORBIDDEN to all but those who run the listing;
 *   CONFLICT for a studio that is not online, or is kept out of the sponsored studios
 */
export async function orderPromotion(
  context: Context,
  studioId: number,
  { kind, days }: PromotionOrderInput,
): Promise<PromotionRow> {
  const { id: userId } = requireUser(context);
  const { now } = context;
  await context.rateLimits.consume(promotionRates.order, userId);
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockStudio(db, studioId);
    authorize(context, promotionPolicy.buy, { team: await findStudioTeam(db, studioId) });
    const studio = await findPromotable(db, studioId);
    if (!studio?.isPublic) throw new DomainError('CONFLICT', 'promotions.notPublic');
    if (studio.isKeptOut) throw new DomainError('CONFLICT', 'promotions.keptOut');
    if (kind === 'featured') await lockPlaces(db);
    const held = await findAwaiting(db, studioId, kind);
    if (held?.days === days && held.heldUntil > now) return held;
    if (held) await movePromotion(db, held.id, 'cancel', now);
    // Whoever pays late within the hold still has the whole time.
    const lengthMs = promotionMs(days) + PROMOTION_HOLD_MS;
    const { startsAt, place } = await findStart(db, studioId, { kind, lengthMs }, now);
    const id = await insertPromotion(db, {
      studioId,
      userId,
      kind,
      days,
      priceCents: promotionPlan(kind, days)!.priceCents,
      place,
      heldUntil: now + PROMOTION_HOLD_MS,
      startsAt,
      endsAt: startsAt + lengthMs,
      now,
    });
    return (await findPromotion(db, id))!;
  });
}

/** Promotions of a kind of the studios that whoever is logged in runs, by where they stand. @throws DomainError UNAUTHENTICATED */
export async function myPromotions(context: Context, kind: PromotionKind, page: PageArgs) {
  const { id: userId } = requireUser(context);
  return paginate(page, promotionOrder, (part) => listPromotions(context.sql, userId, kind, part));
}

/** A studio that can be promoted, and when that would begin. */
export interface PromotableStudio extends PromotableRow {
  startsAt: number;
}

/** The studios that whoever is logged in runs and that are online, by name. @throws DomainError UNAUTHENTICATED */
export async function promotableStudios(
  context: Context,
  kind: PromotionKind,
): Promise<PromotableStudio[]> {
  const { id: userId } = requireUser(context);
  const { sql, now } = context;
  const studios = await listPromotable(sql, userId);
  const ids = studios.map(({ studioId }) => studioId);
  const shortest = promotionPlans.find((plan) => plan.kind === kind)!;
  const lengthMs = promotionMs(shortest.days) + PROMOTION_HOLD_MS;
  const starts = await findStarts(sql, ids, { kind, lengthMs }, now);
  return studios.map((studio) => ({
    ...studio,
    startsAt: starts.get(studio.studioId)!.startsAt,
  }));
}
