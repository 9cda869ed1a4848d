import { findStudioTeam } from '#db/teams/team.repository.ts';
import {
  countVisit,
  endName,
  findNamedStudio,
  findOwnedStudioIds,
  findVanityPayments,
  findVanityUrl,
  findVanityUrlsOf,
  findVisits,
  holdLonger,
  insertHeldName,
  isNameTaken,
  isPublicStudio,
  lockVanityUrl,
  releaseHeldNames,
} from '#db/services/vanity.repository.ts';
import type { VanityUrlRow } from '#db/services/vanity.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { isReservedWord } from '#domain/services/reserved-words.ts';
import {
  isVanityName,
  VANITY_GUARANTEE_DAYS,
  VANITY_HOLD_MS,
  vanityName,
  vanityPrice,
} from '#domain/services/vanity.ts';
import type { VanityOrderInput } from '#domain/services/vanity.schema.ts';
import { addDays, DAY_MS, formatDate } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { requestRefund } from '#api/features/payments/provider-command.service.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { authorize } from '#api/lib/policy.ts';
import { serviceRates } from './service.limits.ts';
import { vanityPolicy } from './vanity.policy.ts';

/** What a check of a name comes to. */
export const vanityChecks = ['available', 'unavailable', 'invalid'] as const;
export type VanityCheckResult = (typeof vanityChecks)[number];

/** Whether somebody could have a name, as it would be written (§5, ruling 12). */
export async function checkVanityName(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  typed: string,
): Promise<{ name: string; result: VanityCheckResult }> {
  const name = vanityName(typed);
  if (!isVanityName(name)) return { name, result: 'invalid' };
  const isFree = !isReservedWord(name) && !(await isNameTaken(sql, name, now));
  return { name, result: isFree ? 'available' : 'unavailable' };
}

function taken(name: string): DomainError {
  return new DomainError('CONFLICT', 'services.vanityTaken', { values: { name } });
}

/**
 * Holds a name for a studio, so that its owner can pay for it. The same again is held for longer;
 * another name, or another plan, takes the place of the one that was held.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; FORBIDDEN to all but the owner; CONFLICT when the
 *   name is taken or reserved, the studio has one already, or it is not online
 */
export async function orderVanityUrl(
  context: Context,
  studioId: number,
  { name, plan }: VanityOrderInput,
): Promise<VanityUrlRow> {
  const { id: userId } = requireUser(context);
  const { now } = context;
  await context.rateLimits.consume(serviceRates.order, userId);
  const heldUntil = now + VANITY_HOLD_MS;
  try {
    const id = await context.transaction(async (em) => {
      const db = sqlOf(em);
      authorize(context, vanityPolicy.own, { team: await findStudioTeam(db, studioId) });
      if (!(await isPublicStudio(db, studioId))) {
        throw new DomainError('CONFLICT', 'services.vanityNotPublic');
      }
      if (isReservedWord(name)) throw taken(name);
      await releaseHeldNames(db, now);
      const [known] = await findVanityUrlsOf(db, [studioId]);
      if (known) await lockVanityUrl(db, known.id);
      // It may have been paid for until it was locked.
      const [current] = await findVanityUrlsOf(db, [studioId]);
      if (current?.status === 'active') throw new DomainError('CONFLICT', 'services.vanityHasOne');
      if (current?.name === name && current.plan === plan) {
        await holdLonger(db, current.id, heldUntil);
        return current.id;
      }
      if (current) await endName(db, current.id, now);
      const { priceCents } = vanityPrice(plan);
      return insertHeldName(db, { name, studioId, userId, plan, priceCents, heldUntil, now });
    });
    return await requireUrl(context.sql, id);
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'vanity_urls_name') throw taken(name);
    if (constraint === 'vanity_urls_studio') {
      throw new DomainError('CONFLICT', 'services.vanityHasOne');
    }
    throw error;
  }
}

async function requireUrl(db: Sql, id: number): Promise<VanityUrlRow> {
  const url = await findVanityUrl(db, id);
  if (!url) throw new DomainError('NOT_FOUND', 'services.vanityNotFound');
  return url;
}

/** Whether the last payment for a name can still be had back. */
export async function isRefundable(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  { id, status }: VanityUrlRow,
): Promise<boolean> {
  if (status !== 'active') return false;
  const [last] = await findVanityPayments(sql, id);
  return last !== undefined && now < last.paidAt + VANITY_GUARANTEE_DAYS * DAY_MS;
}

/**
 * Gives a name back, and its owner what they paid for it last (§9).
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND; FORBIDDEN to all but the owner; CONFLICT
 *   after 30 days
 */
export async function returnVanityUrl(context: Context, id: number): Promise<VanityUrlRow> {
  const { now } = context;
  await context.rateLimits.consume(serviceRates.work, requireUser(context).id);
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    const url = await lockVanityUrl(db, id);
    if (!url || url.status === 'ended') {
      throw new DomainError('NOT_FOUND', 'services.vanityNotFound');
    }
    authorize(context, vanityPolicy.own, { team: await findStudioTeam(db, url.studioId) });
    if (url.status === 'active') {
      const [last] = await findVanityPayments(db, id);
      if (!last || !(await isRefundable({ sql: db, now }, url))) {
        throw new DomainError('CONFLICT', 'services.vanityTooLate');
      }
      const { paymentId, earnedCents: cents } = last;
      const reason = 'Returned within 30 days.';
      if (cents > 0) await requestRefund(db, { paymentId, cents, reason, now });
    }
    await endName(db, id, now);
  });
  return requireUrl(context.sql, id);
}

/** A studio of somebody's, and the name that it has, or is about to. */
export interface StudioAddress {
  studioId: number;
  url: VanityUrlRow | undefined;
}

/** The studios that whoever is logged in owns, with their names. @throws DomainError UNAUTHENTICATED */
export async function myStudioAddresses(context: Context): Promise<StudioAddress[]> {
  const { sql, now } = context;
  const studioIds = await findOwnedStudioIds(sql, requireUser(context).id);
  const urls = await findVanityUrlsOf(sql, studioIds);
  return studioIds.map((studioId) => ({
    studioId,
    url: urls.find(
      (url) => url.studioId === studioId && (url.status === 'active' || url.heldUntil > now),
    ),
  }));
}

/** How often somebody came by a name on each of the last days (UTC), the oldest first. */
export async function visitsOf(
  { sql, now }: Context,
  id: number,
  days: number,
): Promise<{ day: LocalDate; visits: number }[]> {
  const to = formatDate(now);
  const from = addDays(to, 1 - days);
  const counted = new Map(
    (await findVisits(sql, id, { from, to })).map(({ day, visits }) => [day, visits]),
  );
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index);
    return { day, visits: counted.get(day) ?? 0 };
  });
}

/**
 * Where the address of a studio's own leads, which is counted; undefined for all other paths.
 * @param path such as `/blue-door`
 */
export async function visitByName(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  path: string,
): Promise<string | undefined> {
  const name = path.slice(1).toLowerCase();
  if (!isVanityName(name)) return undefined;
  const found = await findNamedStudio(sql, name);
  if (!found) return undefined;
  await countVisit(sql, found.id, formatDate(now));
  return `/studios/${found.studioId}`;
}
