import { findUser } from '#db/accounts/account.repository.ts';
import {
  deleteFeed,
  findFeed,
  insertFeed,
  listFeeds,
  markFeedUsed,
  renewFeed,
} from '#db/calendar/calendar-feed.repository.ts';
import type { CalendarFeedRow } from '#db/calendar/calendar-feed.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { FEEDS_LIMIT } from '#domain/calendar/limits.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';
import { accessCalendar } from './calendar-access.ts';
import { calendarLimits } from './calendar.limits.ts';
import { writeFeed } from './feed-content.ts';

/** A feed whose secret has just been made, which nobody is told again. */
export interface OpenedFeed {
  feed: CalendarFeedRow;
  url: string;
}

/** The feeds of the logged-in user, the latest first. @throws DomainError UNAUTHENTICATED */
export async function myFeeds(context: Context): Promise<CalendarFeedRow[]> {
  return listFeeds(context.sql, requireUser(context).id);
}

/**
 * Makes a secret address for calendar programs: of a studio, or of everything of the logged-in user.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for a studio whose calendar they may not see;
 *   CONFLICT with as many feeds as somebody may have
 */
export async function createFeed(
  context: Context,
  { studioId, busyOnly }: { studioId: number | null; busyOnly: boolean },
): Promise<OpenedFeed> {
  const { id: userId } = requireUser(context);
  if (studioId !== null) await accessCalendar(context.sql, context, studioId, 'see');
  const token = newToken();
  const id = await context.transaction((em) =>
    insertFeed(sqlOf(em), {
      userId,
      studioId,
      busyOnly,
      tokenHash: hashToken(token),
      now: context.now,
      limit: FEEDS_LIMIT,
    }),
  );
  if (id === undefined) {
    throw new DomainError('CONFLICT', 'calendar.tooManyFeeds', { values: { limit: FEEDS_LIMIT } });
  }
  return openedFeed(context, userId, id, token);
}

/** Gives a feed another address: the one that it had is dead. @throws DomainError UNAUTHENTICATED, NOT_FOUND */
export async function renewOwnFeed(context: Context, id: number): Promise<OpenedFeed> {
  const { id: userId } = requireUser(context);
  const token = newToken();
  if (!(await renewFeed(context.sql, { userId, id, tokenHash: hashToken(token) }))) {
    throw feedNotFound();
  }
  return openedFeed(context, userId, id, token);
}

/** Takes the address of a feed back. @throws DomainError UNAUTHENTICATED, NOT_FOUND */
export async function revokeFeed(context: Context, id: number): Promise<void> {
  if (!(await deleteFeed(context.sql, requireUser(context).id, id))) throw feedNotFound();
}

/**
 * What a calendar program reads that knows the secret of a feed.
 * @throws DomainError NOT_FOUND for a wrong secret, and once its user may no longer see the studio;
 *   RATE_LIMITED
 */
export async function readFeed(context: Context, id: number, token: string): Promise<string> {
  const feed = await findFeed(context.sql, id, hashToken(token));
  const user = feed && (await findUser(context.sql, feed.userId));
  if (!feed || !user) throw feedNotFound();
  await context.rateLimits.consume(calendarLimits.feed, feed.userId);
  const file = await writeFeed(context, feed, user);
  if (file === undefined) throw feedNotFound();
  await markFeedUsed(context.sql, id, context.now);
  return file;
}

async function openedFeed(
  context: Context,
  userId: number,
  id: number,
  token: string,
): Promise<OpenedFeed> {
  const feed = (await listFeeds(context.sql, userId)).find((row) => row.id === id);
  if (!feed) throw feedNotFound();
  return { feed, url: `${context.origin}/api/calendar-feeds/${id}/calendar.ics?key=${token}` };
}

function feedNotFound(): DomainError {
  return new DomainError('NOT_FOUND', 'calendar.feedNotFound');
}
