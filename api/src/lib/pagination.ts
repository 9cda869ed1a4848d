import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { isInstant } from '#domain/time/calendar.ts';
import type { SortKeyKind } from '#db/lib/sort-key.ts';
import { LARGEST_ID } from './ids.ts';
import { Cost, STATEMENT } from './query-cost.ts';

export const PAGE_LIMIT = 100;

/** Arguments of every list that grows. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    defaultValue: 20,
    description: 'How many to return, from 1 to 100.',
  })
  first: number = 20;

  @Field(() => String, {
    nullable: true,
    description: 'Where to go on: the `endCursor` of the page before.',
  })
  after?: string | null;
}

@ObjectType({ description: 'Where a page stands in its list.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is more after this page.' })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last item; null when the page is empty.',
  })
  endCursor!: string | null;
}

/** A page of a list, as the connection types show it. */
export interface Page<T> {
  nodes: T[];
  pageInfo: PageInfo;
}

/** How many items a page has at most, by the arguments of its list. */
function pageAsked(_args: object, { first }: Readonly<Record<string, unknown>>): number {
  return Math.min(Number(first), PAGE_LIMIT);
}

/** The types `{Name}Connection` and `{Name}Edge` for a node type. */
export function connectionOf<T extends object>(name: string, node: ClassType<T>) {
  @ObjectType(`${name}Edge`, { description: 'An item of the list with its cursor.' })
  class Edge {
    @Field(() => node, { description: 'The item.' })
    node!: T;

    @Field(() => String, { description: 'Pass it as `after` to go on from here.' })
    cursor!: string;
  }

  @ObjectType()
  abstract class Connection {
    @Cost({ items: pageAsked })
    @Field(() => [node], { description: 'The items of this page.' })
    nodes!: T[];

    @Cost({ items: pageAsked })
    @Field(() => [Edge], { description: 'The items of this page with their cursors.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Where this page stands.' })
    pageInfo!: PageInfo;
  }
  return Connection;
}

/**
 * As `connectionOf`, with how many there are in all: a number that the page comes with, or a function
 * that counts when somebody asks.
 */
export function countedConnectionOf<T extends object>(name: string, node: ClassType<T>) {
  @ObjectType()
  abstract class CountedConnection extends connectionOf(name, node) {
    // Simple, so that GraphQL's own resolver calls the function.
    @Cost({ work: STATEMENT })
    @Field(() => Int, { description: 'How many there are on all pages.', simple: true })
    totalCount!: number | (() => Promise<number>);
  }
  return CountedConnection;
}

/**
 * Cuts one page out of rows fetched with one row too many, which tells whether there is more.
 * @param keyOf what the order follows from; becomes the cursor
 */
export function pageOf<R, T>(
  rows: readonly R[],
  first: number,
  keyOf: (row: R) => readonly number[],
  toNode: (row: R) => T,
): Page<T> & { edges: { node: T; cursor: string }[] } {
  const edges = rows
    .slice(0, first)
    .map((row) => ({ node: toNode(row), cursor: encodeCursor(keyOf(row)) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

/** The number of items asked for. @throws DomainError BAD_USER_INPUT outside 1 to 100. */
export function pageSize(first: number): number {
  if (!Number.isInteger(first) || first < 1 || first > PAGE_LIMIT) {
    throw badInput({ first: message('fields.range', { min: 1, max: PAGE_LIMIT }) });
  }
  return first;
}

function encodeCursor(key: readonly number[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The numbers that each part of a cursor may be; others would fail in the database, or mean nothing. */
const isPart: Readonly<Record<SortKeyKind, (part: number) => boolean>> = {
  integer: (part) => Number.isInteger(part) && Math.abs(part) <= LARGEST_ID,
  decimal: (part) => Math.abs(part) < 1e12,
  instant: isInstant,
};

/**
 * The key in a cursor that a list gave out, or undefined without one.
 * @param kinds what its parts are
 * @throws DomainError BAD_USER_INPUT for a cursor that the list cannot have given out
 */
export function decodeCursor<const K extends readonly SortKeyKind[]>(
  cursor: string | null | undefined,
  kinds: K,
): { [Index in keyof K]: number } | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  const key = parseCursor(cursor);
  const isKey =
    key?.length === kinds.length &&
    kinds.every((kind, index) => typeof key[index] === 'number' && isPart[kind](key[index]));
  if (!isKey) throw badInput({ after: message('fields.cursor') });
  return key as { [Index in keyof K]: number };
}

function parseCursor(cursor: string): unknown[] | undefined {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(key) ? key : undefined;
  } catch {
    // No JSON.
    return undefined;
  }
}
