import type { Shot } from '../load-driver.ts';
import {
  addFavoriteMutation,
  bookMutation,
  heartsQuery,
  inboxQuery,
  listQuery,
  removeFavoriteMutation,
  searchQuery,
  studioQuery,
  suggestionsQuery,
} from '../queries.ts';
import { beginnings, INBOX_PAGE, texts } from '../workload.ts';
import { seededRandom, zipf } from '../zipf.ts';
import { bookings } from './booking.ts';
import { homePage, searchPage, studioPage } from './pages.ts';
import { as, graphql } from './scenario.ts';
import type { Material, Scenario } from './scenario.ts';

type Part = readonly [share: number, next: () => Shot | undefined];

/**
 * A mixed hour of a real site: of a hundred requests 90 read what is public, 8 are reads of those who
 * are signed in, and 2 write. Some studios are asked for much more than others.
 */
export function hour(material: Material): Scenario {
  const random = seededRandom(1);
  const parts = [
    ...publicReads(material, random),
    ...ownReads(material, random),
    ...writes(material, random),
  ];
  return {
    name: 'hour',
    title: 'a mixed hour of a site, 2 % of it writes',
    product: mixed(parts, random),
    isOnWire: false,
    connections: 12,
    isRight: (body) => !body.includes('"errors":'),
  };
}

/** Requests in these shares, in no order. */
export function mixed(parts: readonly Part[], random: () => number): () => Shot | undefined {
  const total = parts.reduce((sum, [share]) => sum + share, 0);
  return () => {
    let left = random() * total;
    const part = parts.find(([share]) => (left -= share) < 0) ?? parts.at(-1)!;
    return part[1]();
  };
}

function publicReads({ studioIds }: Material, random: () => number): Part[] {
  const popular = zipf(studioIds.length, random);
  const studio = () => studioIds[popular()]!;
  const any = choosing(random);
  return [
    [30, () => studioPage(studio())],
    [10, homePage],
    [10, () => searchPage(any(texts))],
    [15, () => graphql(studioQuery, { id: studio() })],
    [10, () => graphql(listQuery)],
    [10, () => graphql(searchQuery, { filter: { text: any(texts) } })],
    [5, () => graphql(suggestionsQuery, { text: any(beginnings), first: 5, language: 'EN' })],
  ];
}

function ownReads({ tokens, hosts }: Material, random: () => number): Part[] {
  const any = choosing(random);
  const page = { isArchived: false, query: '', first: INBOX_PAGE };
  return [
    [3, () => as(any(tokens), graphql(heartsQuery))],
    [3, () => as(any(tokens), graphql(listQuery))],
    [1, () => as(any(tokens), homePage())],
    [1, () => as(any(hosts).token, graphql(inboxQuery, page))],
  ];
}

function writes(material: Material, random: () => number): Part[] {
  const { studioIds, tokens } = material;
  const any = choosing(random);
  return [
    [1, bookings(material, (input) => graphql(bookMutation, { input }))],
    [0.5, () => as(any(tokens), graphql(addFavoriteMutation, { studioId: any(studioIds) }))],
    [0.5, () => as(any(tokens), graphql(removeFavoriteMutation, { studioId: any(studioIds) }))],
  ];
}

function choosing(random: () => number) {
  return <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
}
