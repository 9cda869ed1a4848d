import { sql } from 'kysely';
import type { PortfolioContent } from '#domain/portfolios/portfolio.schema.ts';
import type { ShownFiles } from '#db/files/shown-files.ts';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** An image of a portfolio. Pixels. */
export interface PortfolioImageRow {
  id: number;
  portfolioId: number;
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** A track of a portfolio. */
export interface PortfolioTrackRow {
  id: number;
  portfolioId: number;
  url: string;
  title: string;
  durationMs: number;
  /** How loud it is from its beginning to its end, from 0 to 100. */
  peaks: number[];
}

/** What is shown of each portfolio, in order. */
export async function findPortfolioImages(
  db: Sql,
  portfolioIds: readonly number[],
): Promise<PortfolioImageRow[]> {
  return db
    .selectFrom('portfolio_images')
    .select(['id', 'portfolio_id as portfolioId', 'url', 'width', 'height', 'alt'])
    .where('portfolio_id', '=', anyOf(portfolioIds))
    .where('position', 'is not', null)
    .orderBy('portfolio_id')
    .orderBy('position')
    .execute();
}

/** What can be heard of each portfolio, in order. */
export async function findPortfolioTracks(
  db: Sql,
  portfolioIds: readonly number[],
): Promise<PortfolioTrackRow[]> {
  return db
    .selectFrom('portfolio_tracks')
    .select([
      'id',
      'portfolio_id as portfolioId',
      'url',
      'title',
      'duration_ms as durationMs',
      sql<number[]>`peaks`.as('peaks'),
    ])
    .where('portfolio_id', '=', anyOf(portfolioIds))
    .where('position', 'is not', null)
    .orderBy('portfolio_id')
    .orderBy('position')
    .execute();
}

/** What can be heard of published portfolios, by the slugs that they have now. */
export async function findPublishedTracks(
  db: Sql,
  slugs: readonly string[],
): Promise<(PortfolioTrackRow & { slug: string })[]> {
  return db
    .selectFrom('portfolio_tracks')
    .innerJoin('portfolios', 'portfolios.id', 'portfolio_id')
    .select([
      'portfolio_tracks.id',
      'portfolio_id as portfolioId',
      'url',
      'title',
      'duration_ms as durationMs',
      sql<number[]>`peaks`.as('peaks'),
      'slug',
    ])
    .where('slug', '=', sql<string>`ANY (${slugs}::text[])`)
    .where('status', '=', 'published')
    .where('position', 'is not', null)
    .orderBy('portfolio_id')
    .orderBy('position')
    .execute();
}

/** The two kinds of files that a portfolio has. */
export const portfolioFileTables = ['portfolio_images', 'portfolio_tracks'] as const;
export type PortfolioFileTable = (typeof portfolioFileTables)[number];

/** Where they are kept. */
export const portfolioFiles = (table: PortfolioFileTable): ShownFiles => ({
  table,
  owner: 'portfolio_id',
});

/** Makes an image known that was uploaded for a portfolio. The same one again is the one that there is. */
export async function insertPortfolioImage(
  db: Sql,
  image: Omit<PortfolioImageRow, 'id' | 'alt'> & { name: string; now: number },
): Promise<number> {
  const { portfolioId, name, url, width, height, now } = image;
  const { id } = await db
    .insertInto('portfolio_images')
    .values({ portfolio_id: portfolioId, name, url, width, height, created_at: instant(now) })
    .onConflict((same) => same.constraint('portfolio_images_once').doUpdateSet({ url }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a track known that was uploaded for a portfolio. The same one again is the one that there is. */
export async function insertPortfolioTrack(
  db: Sql,
  track: { portfolioId: number; name: string; url: string; durationMs: number; now: number },
): Promise<number> {
  const { portfolioId, name, url, durationMs, now } = track;
  const { id } = await db
    .insertInto('portfolio_tracks')
    .values({
      portfolio_id: portfolioId,
      name,
      url,
      duration_ms: durationMs,
      peaks: sql`'{}'`,
      created_at: instant(now),
    })
    .onConflict((same) => same.constraint('portfolio_tracks_once').doUpdateSet({ url }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Has a portfolio show these files in this order, and forgets its others.
 * @returns what the forgotten ones are called, by their kind
 */
export async function showPortfolioFiles(
  db: Sql,
  portfolioId: number,
  { images, tracks }: Pick<PortfolioContent, 'images' | 'tracks'>,
): Promise<Record<PortfolioFileTable, string[]>> {
  for (const [position, { id, alt }] of images.entries()) {
    await db
      .updateTable('portfolio_images')
      .set({ position, alt })
      .where('id', '=', Number(id))
      .execute();
  }
  for (const [position, { id, title, peaks }] of tracks.entries()) {
    await db
      .updateTable('portfolio_tracks')
      .set({ position, title, peaks: sql`${peaks}::int[]` })
      .where('id', '=', Number(id))
      .execute();
  }
  return {
    portfolio_images: await forget(db, 'portfolio_images', portfolioId, images),
    portfolio_tracks: await forget(db, 'portfolio_tracks', portfolioId, tracks),
  };
}

async function forget(
  db: Sql,
  table: PortfolioFileTable,
  portfolioId: number,
  kept: readonly { id: string }[],
): Promise<string[]> {
  const rows = await db
    .deleteFrom(table)
    .where('portfolio_id', '=', portfolioId)
    .where(sql<boolean>`id <> ALL (${kept.map(({ id }) => Number(id))}::int[])`)
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}
