import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { isInstant } from '#domain/time/calendar.ts';
import type { ListOrder, Slice, SortKey, SortKeyKind } from '#db/lib/keyset.ts';
import { LARGEST_ID } from './ids.ts';
import { Cost, STATEMENT } from './query-cost.ts';

export const PAGE_LIMIT = 100;

/** Items of a page whose size is not said. */
const DEFAULT_SIZE = 20;

/** Arguments of every list that grows: `first` and `after` read it forwards, `last` and `before` backwards. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      'How many to return, from 1 to 100, from the beginning or after `after`; 20 unless given.',
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where to go on: the `endCursor` of the page before.',
  })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many to return, from 1 to 100, from the end or before `before`, in the same order.',
  })
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where to go back from: the `startCursor` of the page after.',
  })
  before?: string | null;
}

@ObjectType({ description: 'Where a page stands in its list.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is more after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there is more before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first item; null when the page is empty.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last item; null when the page is empty.',
  })
  endCursor!: string | null;
}

/** A page of a list, as the connection types show it. */
export interface Page<T> {
  nodes: T[];
  edges: { node: T; cursor: string }[];
  pageInfo: PageInfo;
}

/** How many items a page has at most, by the arguments of its list. */
function pageAsked(_args: object, { first, last }: Readonly<Record<string, unknown>>): number {
  return Math.min(Number(first ?? last ?? DEFAULT_SIZE), PAGE_LIMIT);
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
 * A page of a list, forwards or backwards, with its cursors.
 * @param order of the list, which cursors follow from
 * @param fetch the rows of a slice, in the order of reading
 * @throws DomainError BAD_USER_INPUT naming the argument that makes no page
 */
export async function paginate<R>(
  args: PageArgs,
  order: ListOrder<R>,
  fetch: (part: Slice) => Promise<R[]>,
): Promise<Page<R>> {
  const { limit, cursor, isBackward } = readPageArgs(args);
  const kinds = order.columns.map(({ kind }) => kind);
  const after = decodeCursor(cursor?.value, kinds, cursor?.name);
  // One too many tells whether there is more.
  const rows = await fetch({ limit: limit + 1, after, isBackward });
  const hasMore = rows.length > limit;
  const kept = rows.slice(0, limit);
  const nodes = isBackward ? kept.toReversed() : kept;
  const edges = nodes.map((node) => ({ node, cursor: encodeCursor(order.keyOf(node)) }));
  return {
    nodes,
    edges,
    pageInfo: {
      // Where the cursor came from, there was something.
      hasNextPage: isBackward ? after !== undefined : hasMore,
      hasPreviousPage: isBackward ? hasMore : after !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Which way a list is read, from where, and how far. */
interface Reading {
  limit: number;
  cursor: { name: 'after' | 'before'; value: string } | undefined;
  isBackward: boolean;
}

const oneDirection = message('fields.oneDirection', {
  forwards: 'first, after',
  backwards: 'last, before',
});

function readPageArgs({ first, after, last, before }: PageArgs): Reading {
  const isBackward = isGiven(last) || isGiven(before);
  if (isBackward && isGiven(first)) throw badInput({ first: oneDirection });
  if (isBackward && isGiven(after)) throw badInput({ after: oneDirection });
  const [name, value] = isBackward ? (['before', before] as const) : (['after', after] as const);
  return {
    limit: isBackward ? pageSize(last ?? DEFAULT_SIZE, 'last') : pageSize(first ?? DEFAULT_SIZE),
    cursor: isGiven(value) ? { name, value } : undefined,
    isBackward,
  };
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** The number of items asked for. @throws DomainError BAD_USER_INPUT outside 1 to 100. */
export function pageSize(size: number, name: 'first' | 'last' = 'first'): number {
  if (!Number.isInteger(size) || size < 1 || size > PAGE_LIMIT) {
    throw badInput({ [name]: message('fields.range', { min: 1, max: PAGE_LIMIT }) });
  }
  return size;
}

function encodeCursor(key: readonly SortKey[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Characters of a text that a list is ordered by, at most. */
const TEXT_PART_LIMIT = 1000;

const numeric = (test: (part: number) => boolean) => (part: unknown) =>
  typeof part === 'number' && test(part);

/** What each part of a cursor may be; others would fail in the database, or mean nothing. */
const isPart: Readonly<Record<SortKeyKind, (part: unknown) => boolean>> = {
  integer: numeric((part) => Number.isInteger(part) && Math.abs(part) <= LARGEST_ID),
  decimal: numeric((part) => Math.abs(part) < 1e12),
  instant: numeric(isInstant),
  text: (part) =>
    typeof part === 'string' && part.length <= TEXT_PART_LIMIT && !part.includes('\0'),
};

/**
 * The key in a cursor that a list gave out, or undefined without one.
 * @param kinds what its parts are
 * @param name the argument that it stands in
 * @throws DomainError BAD_USER_INPUT for a cursor that the list cannot have given out
 */
export function decodeCursor(
  cursor: string | undefined,
  kinds: readonly SortKeyKind[],
  name: 'after' | 'before' = 'after',
): SortKey[] | undefined {
  if (cursor === undefined) return undefined;
  const key = parseCursor(cursor);
  const isKey =
    key?.length === kinds.length && kinds.every((kind, index) => isPart[kind](key[index]));
  if (!isKey) throw badInput({ [name]: message('fields.cursor') });
  return key as SortKey[];
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
