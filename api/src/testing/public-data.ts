import { sql } from 'kysely';
import { loadDemoData } from '#demo/demo.ts';
import { createUser } from '#db/accounts/user.factory.ts';
import { createUnclaimedStudio } from '#db/claims/unclaimed-studio.factory.ts';
import { makeMarketFigures } from '#db/market/market-figure.repository.ts';
import { insertPortfolio } from '#db/portfolios/portfolio.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import type { LocalDate } from '#domain/time/calendar.ts';

/**
 * Fills a database with something of each kind that everybody may see.
 * @param now ISO 8601
 * @returns a studio that nobody runs
 */
export async function loadPublicData(orm: Orm, now: string): Promise<number> {
  const at = Date.parse(now);
  await loadDemoData(orm, { now: at, hashPassword: (password) => Promise.resolve(password) });
  const em = orm.em.fork();
  const db = sqlOf(em);
  const { id: userId } = await createUser(em);
  await insertPortfolio(db, { userId, name: 'Ines Vale', slug: 'ines', now: at });
  await sql`UPDATE portfolios SET status = 'published', published_at = ${now}`.execute(db);
  const day = now.slice(0, 10) as LocalDate;
  await inTransaction(orm, (inner) => makeMarketFigures(sqlOf(inner), day));
  await sql`
    INSERT INTO status_notices (kind, title, parts, language, created_at)
    VALUES ('incident', 'Slow', '{email}', 'en', ${now})
  `.execute(db);
  await sql`
    INSERT INTO page_metas VALUES ('/', 'en', 'Home', 'All of it', '')
  `.execute(db);
  await sql`INSERT INTO redirects VALUES ('/old', '/new', ${now})`.execute(db);
  return createUnclaimedStudio(em);
}
