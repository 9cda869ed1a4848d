import { sql } from 'kysely';
import type {
  Credit,
  PortfolioContent,
  PortfolioFilter,
} from '#domain/portfolios/portfolio.schema.ts';
import type { PortfolioRole, PortfolioStatus } from '#domain/portfolios/role.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import { hasWords } from '../lib/words.ts';
import type { Sql } from '../orm.ts';

/** A portfolio as it is stored. Instants are epoch milliseconds. */
export interface PortfolioRow {
  id: number;
  ownerId: number;
  slug: string;
  name: string;
  headline: string;
  roles: PortfolioRole[];
  genres: string[];
  cityId: string | null;
  bio: string;
  links: string[];
  gear: string[];
  credits: Credit[];
  status: PortfolioStatus;
  publishedAt: number | null;
  updatedAt: number;
}

/** Last published first. */
export const portfolioOrder: ListOrder<PortfolioRow> = {
  direction: 'desc',
  columns: [
    { value: sql`portfolios.published_at`, kind: 'instant' },
    { value: sql`portfolios.id`, kind: 'integer' },
  ],
  keyOf: ({ publishedAt, id }) => [publishedAt ?? 0, id],
};

/** Published portfolios that match: a slice, last published first. */
export async function listPortfolios(
  db: Sql,
  filter: PortfolioFilter,
  part: Slice,
): Promise<PortfolioRow[]> {
  return slice(matching(db, filter), portfolioOrder, part).execute();
}

/** How many published portfolios match. */
export async function countPortfolios(db: Sql, filter: PortfolioFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function matching(db: Sql, { text, role, genre, cityId }: PortfolioFilter) {
  let found = selectPortfolios(db).where('status', '=', 'published');
  if (text) found = found.where(hasWords(text, said));
  if (role) found = found.where(sql<boolean>`${role} = ANY (roles)`);
  if (genre) {
    found = found.where(
      sql<boolean>`EXISTS (SELECT FROM unnest(genres) one WHERE plain_text(one) = plain_text(${genre}))`,
    );
  }
  if (cityId) found = found.where('city_id', '=', cityId);
  return found;
}

/** What there is to read of a portfolio. */
const said = sql`name || ' ' || headline || ' ' || bio || ' ' || array_to_string(genres, ' ')`;

/** A portfolio, published or not. */
export async function findPortfolio(db: Sql, id: number): Promise<PortfolioRow | undefined> {
  return selectPortfolios(db).where('id', '=', id).executeTakeFirst();
}

/** A portfolio, which nobody else changes until the transaction ends. */
export async function lockPortfolio(db: Sql, id: number): Promise<PortfolioRow | undefined> {
  return selectPortfolios(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The published portfolio at an address that it has, or had before. */
export async function findPortfolioAt(db: Sql, slug: string): Promise<PortfolioRow | undefined> {
  return selectPortfolios(db)
    .where('status', '=', 'published')
    .where(
      sql<boolean>`(slug = ${slug} OR id IN (
        SELECT portfolio_id FROM portfolio_slugs WHERE portfolio_slugs.slug = ${slug}
      ))`,
    )
    .executeTakeFirst();
}

/** Portfolios of somebody, the first one first. */
export async function findPortfoliosOf(db: Sql, userId: number): Promise<PortfolioRow[]> {
  return selectPortfolios(db).where('user_id', '=', userId).orderBy('id').execute();
}

/** Those of addresses that another portfolio has, or had. */
export async function findTakenSlugs(db: Sql, slug: string, exceptId: number): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM portfolios WHERE slug LIKE ${`${slug}%`} AND id <> ${exceptId}
    UNION
    SELECT slug FROM portfolio_slugs WHERE slug LIKE ${`${slug}%`} AND portfolio_id <> ${exceptId}
  `.execute(db);
  return rows.map((row) => row.slug);
}

/**
 * Begins a portfolio at `now` (epoch milliseconds).
 * @returns its id; undefined when another one has its address
 */
export async function insertPortfolio(
  db: Sql,
  { userId, name, slug, now }: { userId: number; name: string; slug: string; now: number },
): Promise<number | undefined> {
  const at = instant(now);
  const row = await db
    .insertInto('portfolios')
    .values({
      user_id: userId,
      name,
      slug,
      roles: sql`'{}'`,
      genres: sql`'{}'`,
      links: sql`'{}'`,
      gear: sql`'{}'`,
      credits: sql`'[]'`,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Has a portfolio say something else. The address that it had leads to it still. */
export async function updatePortfolio(
  db: Sql,
  { id, slug: formerSlug }: Pick<PortfolioRow, 'id' | 'slug'>,
  content: PortfolioContent,
  now: number,
): Promise<void> {
  const { name, slug, headline, roles, genres, cityId, bio, links, gear, credits } = content;
  if (slug !== formerSlug) await keepSlug(db, id, formerSlug, slug);
  await sql`
    UPDATE portfolios SET
      name = ${name}, slug = ${slug}, headline = ${headline}, roles = ${roles}::text[],
      genres = ${genres}::text[], city_id = ${cityId || null}, bio = ${bio},
      links = ${links}::text[], gear = ${gear}::text[], credits = ${JSON.stringify(credits)}::jsonb,
      updated_at = ${instant(now)}
    WHERE id = ${id}
  `.execute(db);
}

async function keepSlug(db: Sql, id: number, former: string, next: string): Promise<void> {
  await db.deleteFrom('portfolio_slugs').where('slug', '=', next).execute();
  await db
    .insertInto('portfolio_slugs')
    .values({ slug: former, portfolio_id: id })
    .onConflict((same) => same.column('slug').doNothing())
    .execute();
}

/** Has a portfolio stand elsewhere in its life, at `now` (epoch milliseconds). */
export async function setPortfolioStatus(
  db: Sql,
  id: number,
  status: PortfolioStatus,
  now: number,
): Promise<void> {
  const at = instant(now);
  await sql`
    UPDATE portfolios SET status = ${status}, updated_at = ${at},
      published_at = CASE WHEN ${status} = 'published' THEN coalesce(published_at, ${at})
        ELSE published_at END
    WHERE id = ${id}
  `.execute(db);
}

/** Removes a portfolio with all that it shows. */
export async function deletePortfolio(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('portfolios').where('id', '=', id).execute();
}

/** The addresses of all published portfolios, with when they changed last (epoch milliseconds). */
export async function listPortfolioSlugs(db: Sql): Promise<{ slug: string; changedAt: number }[]> {
  return db
    .selectFrom('portfolios')
    .select(({ ref }) => ['slug', epochMs(ref('updated_at')).as('changedAt')])
    .where('status', '=', 'published')
    .orderBy('id')
    .limit(10_000)
    .execute();
}

function selectPortfolios(db: Sql) {
  return db
    .selectFrom('portfolios')
    .select(({ ref }) => [
      'id',
      'user_id as ownerId',
      'slug',
      'name',
      'headline',
      sql<PortfolioRole[]>`roles`.as('roles'),
      sql<string[]>`genres`.as('genres'),
      'city_id as cityId',
      'bio',
      sql<string[]>`links`.as('links'),
      sql<string[]>`gear`.as('gear'),
      sql<Credit[]>`credits`.as('credits'),
      'status',
      epochMs(ref('published_at')).as('publishedAt'),
      epochMs(ref('updated_at')).as('updatedAt'),
    ]);
}
