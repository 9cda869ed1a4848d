import { findPaidUntil, findTakenPlaces } from '#db/promotions/promotion.repository.ts';
import type { Sql } from '#db/orm.ts';
import { firstFreePlace, startAfter } from '#domain/promotions/promotion.ts';
import type { PromotionKind } from '#domain/promotions/promotion.ts';

/** When a promotion can begin, and in which featured place; null for a boost. */
export interface PromotionStart {
  startsAt: number;
  place: number | null;
}

/** What is to begin as soon as it can. */
export interface WantedPromotion {
  kind: PromotionKind;
  /** For how long it has to be possible, in milliseconds. */
  lengthMs: number;
}

/**
 * When a promotion of each of the studios could begin, from `now` (epoch milliseconds) on: after what
 * is paid for, and when there is a place. What is held for a studio itself is not in its way. Whoever
 * gives a place away by it holds the lock of places.
 */
export async function findStarts(
  db: Sql,
  studioIds: readonly number[],
  { kind, lengthMs }: WantedPromotion,
  now: number,
): Promise<Map<number, PromotionStart>> {
  const paidUntil = await findPaidUntil(db, studioIds, kind);
  const taken = kind === 'featured' ? await findTakenPlaces(db, now) : [];
  return new Map<number, PromotionStart>(
    studioIds.map((studioId) => {
      const startsAt = startAfter(paidUntil.get(studioId), now);
      if (kind === 'boost') return [studioId, { startsAt, place: null }];
      const others = taken.filter(({ heldFor }) => heldFor !== studioId);
      return [studioId, firstFreePlace(others, startsAt, lengthMs)];
    }),
  );
}

/** When a promotion of one studio could begin. */
export async function findStart(
  db: Sql,
  studioId: number,
  wanted: WantedPromotion,
  now: number,
): Promise<PromotionStart> {
  return (await findStarts(db, [studioId], wanted, now)).get(studioId)!;
}
