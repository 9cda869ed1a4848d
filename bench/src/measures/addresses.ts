import { setTimeout as sleep } from 'node:timers/promises';
import { fire } from '../load-driver.ts';
import type { Shot } from '../load-driver.ts';
import { searchPage } from '../scenarios/pages.ts';
import { graphql } from '../scenarios/scenario.ts';
import type { RunningServer } from '../servers.ts';

/** How many are asked before memory is first looked at: code is compiled, and pools are full. */
const WARM_UP = 500;
/** How long memory may take to come to rest. */
const SETTLE_MS = 5000;
const CONNECTIONS = 8;
/** One in so many addresses is a page: one costs a hundred answers, and many pages are a measure of their own. */
const PAGE_EVERY = 1000;

/** What is asked once each. */
export interface Asked {
  /** What they are, such as "addresses". */
  title: string;
  next: () => Shot;
  count: number;
}

/** What many addresses did to the memory of a server, in bytes. */
export interface AddressesResult extends Pick<Asked, 'title' | 'count'> {
  name: string;
  before: number | undefined;
  after: number | undefined;
  errors: number;
  firstError: string | undefined;
}

/** Asks so many different addresses of a server, each once. Nothing that it keeps may grow with them. */
export async function measureAddresses(
  name: string,
  server: RunningServer,
  { title, next, count }: Asked,
): Promise<AddressesResult> {
  await askAll(server, next, WARM_UP);
  const before = server.memory();
  const { errors, firstError } = await askAll(server, next, count);
  return { name, title, count, before, after: server.memory(), errors, firstError };
}

async function askAll({ url }: RunningServer, next: () => Shot, count: number) {
  let left = count;
  const score = await fire({
    url,
    connections: CONNECTIONS,
    seconds: Number.POSITIVE_INFINITY,
    next: () => ((left -= 1) < 0 ? undefined : next()),
    errorText: ({ status, body }) =>
      status === 200 ? undefined : `${status} ${body.toString().slice(0, 200)}`,
  });
  await sleep(SETTLE_MS);
  return score;
}

/** Requests of which no two are the same: queries, values, paths of the API, and now and then a page. */
export function newAddresses(): () => Shot {
  let count = 0;
  return () => {
    count += 1;
    const id = 1 + (count % 10_000);
    if (count % PAGE_EVERY === 0) return searchPage(`studio ${count}`);
    switch (count % 3) {
      case 0:
        return graphql(`query Address${count} { studio(id: ${id}) { name } }`);
      case 1:
        return graphql(
          'query ($id: ID!, $first: Int) { studio(id: $id) { images(first: $first) { url } } }',
          {
            id,
            first: 1 + Math.floor(count / 10_000),
          },
        );
      default:
        return { path: `/api/studios/${id}?address=${count}` };
    }
  };
}

/** What came of it, in a line. */
export function describeAddresses(result: AddressesResult): string {
  const { name, title, count, before, after, errors, firstError } = result;
  const memory = (bytes: number | undefined) =>
    bytes === undefined ? 'unknown' : `${Math.round(bytes / 1024 / 1024)} MB`;
  const failed = errors === 0 ? '' : ` ${errors} failed, first ${firstError}.`;
  return `${name}: ${count.toLocaleString('en')} ${title} once each, memory ${memory(before)} before and ${memory(after)} after.${failed}`;
}
