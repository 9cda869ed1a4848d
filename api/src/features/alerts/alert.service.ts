import {
  findUsersToAlert,
  lockSearchesToAlert,
  noteAlerted,
} from '#db/alerts/saved-search.repository.ts';
import type { DueSearch } from '#db/alerts/saved-search.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { countStudios, searchStudios } from '#db/search/studio-search.repository.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { namedSorts } from '#domain/search/studio-search.ts';
import { MINUTE_MS } from '#domain/time/calendar.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { alertMail } from './alert.mails.ts';
import type { News } from './alert.mails.ts';

/** Studios that an email names of each search. */
const STUDIOS_PER_SEARCH = 6;

/** Longer than a transaction takes: what one lists is there for everybody after that. */
const SETTLING_MS = 5 * MINUTE_MS;

/**
 * Mails everybody what was listed until shortly before `now` (epoch milliseconds) and fits their
 * searches, once: one email for all searches of a user, and none where nothing is new. Whoever does
 * this at the same time takes turns, user by user.
 */
export async function mailAlerts({ orm }: { orm: Orm }, now: number): Promise<void> {
  const until = now - SETTLING_MS;
  for (const userId of await findUsersToAlert(sqlOf(orm.em), until)) {
    await inTransaction(orm, async (em) => alertUser(sqlOf(em), userId, until));
  }
}

async function alertUser(db: Sql, userId: number, until: number): Promise<void> {
  const alerted = await lockSearchesToAlert(db, userId);
  if (!alerted) return;
  const { email, searches } = alerted;
  const news: News[] = [];
  for (const search of searches) {
    const found = await newsOf(db, search, until);
    if (found) news.push(found);
  }
  const ids = searches.map(({ id }) => id);
  await noteAlerted(db, ids, until);
  if (news.length === 0) return;
  const { currency } = searches[0]!;
  const data = { news: JSON.stringify(news), currency };
  await writeMail(db, alertMail, [{ recipient: email, data, key: `${userId} ${until}` }], until);
}

async function newsOf(
  db: Sql,
  { name, query, toldUntil }: DueSearch,
  until: number,
): Promise<News | undefined> {
  const asked = {
    filter: parseSearchParams(new URLSearchParams(query)).search.filter,
    sort: namedSorts.newest,
    now: until,
    listedAfter: toldUntil,
  };
  const studios = await searchStudios(db, asked, { limit: STUDIOS_PER_SEARCH });
  if (studios.length === 0) return undefined;
  const count = await countStudios(db, asked);
  return { name, count, studioIds: studios.map(({ id }) => id) };
}
