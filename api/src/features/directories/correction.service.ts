import { findPublishedEntryAt } from '#db/company/entry.repository.ts';
import {
  correctionOrder,
  countCorrections,
  insertCorrection,
  listCorrections,
  takeCorrection,
} from '#db/directories/correction.repository.ts';
import type { CorrectionRow } from '#db/directories/correction.repository.ts';
import { findStoredPlace, showPlace } from '#db/directories/place-content.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { correctionSchema } from '#domain/directories/correction.schema.ts';
import { factsOf } from '#domain/directories/correction.ts';
import { placePaths } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { placeLimits } from './place.limits.ts';
import { writeCorrectionOutcome } from './place.mails.ts';
import { listWaves, wavePath } from './wave.service.ts';

/** The page that something is wrong on. */
export type CorrectedPage = Readonly<{ placeId: number } | { wave: string }>;

/**
 * Keeps that something is wrong on the page of a place or a wave, with who says so if they are logged
 * in, and else with the address that they gave. What they have said already is not kept twice.
 * @throws DomainError NOT_FOUND, RATE_LIMITED; BAD_USER_INPUT, also for a fact that such a page has not
 */
export async function suggestCorrection(
  context: Context,
  page: CorrectedPage,
  input: object,
): Promise<void> {
  const { sql, user, language, now, rateLimits } = context;
  const kind = await kindOf(sql, page);
  const correction = validate(correctionSchema(factsOf(kind)), input);
  if (user) await rateLimits.consume(placeLimits.correctionByUser, user.id);
  await insertCorrection(sql, {
    placeId: null,
    wave: null,
    ...page,
    ...correction,
    ...(user && { email: '' }),
    userId: user?.id ?? null,
    language,
    now,
  });
}

/** @throws DomainError NOT_FOUND where there is no such page */
async function kindOf(db: Sql, page: CorrectedPage): Promise<PlaceKind | 'wave'> {
  if ('wave' in page) {
    if (await findPublishedEntryAt(db, 'wave', page.wave)) return 'wave';
  } else {
    const place = await findStoredPlace(db, page.placeId);
    if (place?.status === 'published') return place.kind;
  }
  throw new DomainError('NOT_FOUND', 'directories.notFound');
}

/**
 * What is said to be wrong and nobody has seen to, what has waited longest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT
 */
export async function waitingCorrections(context: Context, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, correctionOrder, (part) => listCorrections(sql, part))),
    totalCount: () => countCorrections(sql),
  };
}

/**
 * Says that the page has been corrected; a place that has closed for good is found no longer. Whoever
 * said what was wrong is mailed, where there is an address.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN; NOT_FOUND when somebody has seen to it
 */
export async function acceptCorrection(context: Context, id: number): Promise<void> {
  await settle(context, id, 'accepted');
}

/**
 * Leaves the page as it is; whoever said what was wrong is mailed why, where there is an address.
 * @throws DomainError as {@link acceptCorrection}
 */
export async function dismissCorrection(
  context: Context,
  id: number,
  reasons: string,
): Promise<void> {
  await settle(context, id, 'dismissed', reasons);
}

async function settle(
  context: Context,
  id: number,
  outcome: 'accepted' | 'dismissed',
  reasons = '',
): Promise<void> {
  requireAdmin(context);
  const { now } = context;
  const closed = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const correction = await takeCorrection(db, id);
    if (!correction) throw new DomainError('NOT_FOUND', 'directories.correctionNotFound');
    const about = { ...(await pageOf(context, db, correction)), reasons };
    await writeCorrectionOutcome(db, outcome, correction, about, now);
    const { placeId, fact } = correction;
    const isClosed = placeId !== null && fact === 'closed' && outcome === 'accepted';
    return isClosed && (await showPlace(db, placeId, false, now)) ? placeId : undefined;
  });
  if (closed !== undefined) context.changed([`place:${closed}`]);
}

/** What the page is called that something was wrong on, and where it is. */
async function pageOf(
  context: Context,
  db: Sql,
  { placeId, wave, language }: CorrectionRow,
): Promise<{ page: string; path: string }> {
  const place = placeId === null ? undefined : await findStoredPlace(db, placeId);
  if (place) return { page: place.name, path: `${placePaths[place.kind]}/${place.slug}` };
  const title = (await listWaves(context, language)).find(({ id }) => id === wave)?.title;
  return { page: title ?? wave!, path: wavePath(wave!) };
}

/**
 * Has a place be found again that was hidden because it had closed.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN; NOT_FOUND when it is not hidden
 */
export async function restorePlace(context: Context, id: number): Promise<void> {
  requireAdmin(context);
  if (!(await showPlace(context.sql, id, true, context.now))) {
    throw new DomainError('NOT_FOUND', 'directories.notFound');
  }
  context.changed([`place:${id}`]);
}
