import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemoData } from '#demo/demo.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { createPost } from '#db/texts/text.factory.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { startLiveServer } from '#api/testing/live-server.ts';
import type { LiveServer } from '#api/testing/live-server.ts';
import { addPublicData } from '#api/testing/public-data.ts';
import { publicQueries, readPublicQueries } from '#api/testing/public-queries.ts';
import { buildApiSchema } from '../schema.ts';

const now = '2026-12-01T12:00:00Z';

type Field = keyof typeof publicQueries;

/** What is done by the process that changes something. */
type Change = string | ((db: Sql) => Promise<unknown>);

/** An editor's version of a text that came with the release. */
const rewritten =
  (kind: string, slug: string): Change =>
  async (db) => {
    const { id } = await createPost(db, Date.parse(now), { title: 'Rewritten' });
    await sql`UPDATE text_addresses SET kind = ${kind}, slug = ${slug} WHERE text_id = ${id}`.execute(
      db,
    );
    await sql`UPDATE texts SET kind = ${kind}, slug = ${slug} WHERE id = ${id}`.execute(db);
  };

const texts = "UPDATE text_revisions SET title = title || ' *'";
const studios = "UPDATE studios SET name = name || ' *'";
const prices = 'UPDATE studios SET hourly_rate_cents = hourly_rate_cents + 100';
const cities = "UPDATE cities SET name = name || ' *'";
const starred = (column: string) =>
  `${column} = regexp_replace(${column}::text, '("(title|name|text|role)": ")', '\\1* ', 'g')::jsonb`;
const entries = `UPDATE entries SET ${starred('texts')}, ${starred('facts')}`;
const places = "UPDATE places SET name = name || ' *'";
const ideas = "UPDATE ideas SET title = title || ' *'";
const episodes = "UPDATE podcast_episodes SET title = title || ' *'";
const portfolios = "UPDATE portfolios SET name = name || ' *'";
const products = "UPDATE products SET name = name || ' *'";
const figures = `UPDATE market_figures SET low_cents = low_cents + 1000,
  median_cents = median_cents + 1000, high_cents = high_cents + 1000`;

/** What changes what each public field shows; why nothing does, where that is so. */
const changes: Record<Field, Change | { never: string }> = {
  blogCategories:
    "UPDATE texts SET published_at = NULL, live_revision_id = NULL WHERE id = (SELECT min(id) FROM texts WHERE kind = 'post')",
  blogPost: texts,
  blogPosts: texts,
  categories: "UPDATE categories SET name = name || ' *'",
  category: "UPDATE categories SET name = name || ' *'",
  changelog: { never: 'comes with a release' },
  cities,
  city: cities,
  companyMembers: entries,
  currencies: 'UPDATE currencies SET rate = rate + 1 WHERE rate <> 1',
  deals: entries,
  equipment: "UPDATE equipment SET name = name || ' *'",
  event: entries,
  events: entries,
  helpArticle: rewritten('article', 'a-mail-did-not-arrive'),
  helpArticles: rewritten('article', 'book-a-studio'),
  helpFaq: rewritten('faq', 'can-i-write-before-booking'),
  helpFaqs: rewritten('faq', 'do-i-need-an-account'),
  idea: ideas,
  ideas,
  market: figures,
  marketPrices: figures,
  nearMatches: "UPDATE studios SET status = 'rejected' WHERE id > 300",
  opening: entries,
  openings: entries,
  page: rewritten('page', 'terms'),
  pageMetas: "UPDATE page_metas SET title = title || ' *'",
  partners: entries,
  place: places,
  placeFacets:
    "DELETE FROM places WHERE id = (SELECT id FROM places WHERE kind = 'label' ORDER BY name DESC LIMIT 1)",
  places,
  platformNumbers: "UPDATE studios SET status = 'rejected' WHERE id > 200",
  podcastEpisode: episodes,
  podcastEpisodes: episodes,
  podcastSeries: "UPDATE podcast_series SET title = title || ' *'",
  portfolio: portfolios,
  portfolios,
  pressMentions: entries,
  product: products,
  productCategories:
    "UPDATE products SET status = 'hidden' WHERE id = (SELECT max(id) FROM products WHERE status = 'published')",
  products,
  promotionPlans: { never: 'prices come with a release' },
  publishedReviews: "UPDATE users SET name = name || ' *'",
  quote: prices,
  redirect: "UPDATE redirects SET to_path = '/newer'",
  savings: 'UPDATE studios SET hourly_rate_cents = hourly_rate_cents - 100',
  seenProducts: products,
  seenStudios: studios,
  siteSearch: cities,
  studio: studios,
  studios,
  studiosToCompare: studios,
  systemStatus: "UPDATE status_notices SET title = title || ' *'",
  testimonials: entries,
  unclaimedStudio: "UPDATE unclaimed_studios SET name = name || ' *'",
  user: "UPDATE users SET name = name || ' *'",
  vaultSheets: { never: 'comes with a release' },
  apiReference: { never: 'comes with a release' },
  wave: rewritten('wave', 'london-dub'),
  waves: rewritten('wave', 'city-pop'),
};

const schema = await buildApiSchema();
const database = useDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-freshness-'));

/** One that changes things, and one that shows them; their clocks stand. */
let writer: LiveServer;
let reader: LiveServer;
let queries: Record<Field, string>;

beforeAll(async () => {
  const hashPassword = (password: string) => Promise.resolve(password);
  await loadDemoData(database.orm, { now: Date.parse(now), hashPassword });
  const unclaimed = await addPublicData(database.orm, now);
  const start = () => startLiveServer({ url: database.url, dataDir, now });
  [writer, reader] = await Promise.all([start(), start()]);
  queries = await readPublicQueries(writer.client(), unclaimed);
});

afterAll(async () => {
  await Promise.all([writer.close(), reader.close()]);
  rmSync(dataDir, { recursive: true });
});

async function read(query: string): Promise<string> {
  const { data, errors } = await reader.client().graphql(query);
  expect(errors).toEqual([]);
  return JSON.stringify(data);
}

const hits = () => reader.answers!.store.stats().hits;

/** What a query results in that is kept from now on, once no more is heard of earlier changes. */
async function readKept(query: string): Promise<string> {
  let result = '';
  const isKept = async () => {
    const before = hits();
    result = await read(query);
    return hits() > before;
  };
  await expect.poll(isKept).toBe(true);
  return result;
}

test('every field that everybody gets the same of is looked at here', () => {
  const fields = Object.values(schema.getQueryType()!.getFields());
  const open = fields.filter(({ extensions }) => extensions.audience === 'public');
  expect(Object.keys(changes).toSorted()).toEqual(open.map(({ name }) => name).toSorted());
});

describe('what one process changes shows in another', () => {
  test.each(Object.entries(changes))('in %s', async (field, change) => {
    const query = queries[field as Field];
    const before = await readKept(query);
    const db = sqlOf(writer.orm.em);
    if (typeof change === 'string') await sql.raw(change).execute(db);
    else if (typeof change === 'function') await change(db);
    else return;
    await expect.poll(() => read(query)).not.toBe(before);
  });
});

describe('without news of changes', () => {
  test('nothing is kept', async () => {
    await readKept(queries.cities);
    await reader.feed.close();
    await read(queries.cities);
    const before = hits();
    await read(queries.cities);
    expect(hits()).toBe(before);
    expect(reader.answers!.store.stats().entries).toBe(0);
  });
});
