import { sql } from 'kysely';
import { createUser } from '#db/accounts/user.factory.ts';
import { createUnclaimedStudio } from '#db/claims/unclaimed-studio.factory.ts';
import { makeMarketFigures } from '#db/market/market-figure.repository.ts';
import { insertPortfolio } from '#db/portfolios/portfolio.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';

/**
 * Adds to the demo data what of the kinds that everybody may see is not among it.
 * @param now ISO 8601
 * @returns a studio that nobody runs
 */
export async function addPublicData(orm: Orm, now: string): Promise<number> {
  const at = Date.parse(now);
  const em = orm.em.fork();
  const db = sqlOf(em);
  const { id: userId } = await createUser(em);
  await insertPortfolio(db, { userId, name: 'Ines Vale', slug: 'ines', now: at });
  await sql`UPDATE portfolios SET status = 'published', published_at = ${now}`.execute(db);
  const day = now.slice(0, 10);
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
