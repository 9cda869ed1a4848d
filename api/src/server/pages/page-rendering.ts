import type { ApolloServer } from '@apollo/server';
import { print } from 'graphql';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { DomainError, errorCodes } from '#domain/errors/domain-error.ts';
import type {
  BetaGate,
  MapTiles,
  PageOperation,
  Preferences,
  RenderRequest,
} from '#domain/rendering/page-contract.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import type { Graphql } from '../graphql.ts';
import { isPublicResult } from '../query-audience.ts';
import { assemble, NONCE_PLACEHOLDER } from './page-document.ts';
import type { Document } from './page-document.ts';
import type { Keepable } from './page-cache.ts';
import type { PageKit, PageSource } from './page-source.ts';

export interface RenderedPage extends Keepable {
  status: number;
  document: Document;
  /** Where to send the browser instead. */
  redirect?: string;
}

interface PageOrder {
  kit: PageKit;
  /** Absolute address. */
  url: string;
  /** Whether there is a page at it. */
  exists: boolean;
  isSignedOut: boolean;
  /** What the reader has chosen. */
  preferences: Preferences;
  gate: BetaGate | undefined;
  mapTiles: MapTiles | undefined;
  /** The reader, on whose behalf the page asks for its data. */
  context: RequestContext;
}

/**
 * Makes pages: the app is rendered, and what it asks for is answered by the same GraphQL server
 * that the browser would ask.
 */
export function pageRendering(
  { explain }: Pick<PageSource, 'explain'>,
  { server, schema }: Graphql,
  log: Logger,
): (order: PageOrder) => Promise<RenderedPage> {
  /** @throws DomainError UNAVAILABLE when the database was out of reach for any part of the page. */
  return async ({ kit, url, exists, isSignedOut, preferences, gate, mapTiles, context }) => {
    const errors: GraphQLFormattedError[] = [];
    const asked: DocumentNode[] = [];
    const execute: RenderRequest['execute'] = async (operation) => {
      asked.push(operation.query);
      const result = await run(server, operation, context);
      errors.push(...(result.errors ?? []));
      return result;
    };
    const result = await kit.renderer
      .render({
        url,
        now: context.now,
        preferences,
        nonce: NONCE_PLACEHOLDER,
        isSignedOut,
        gate,
        mapTiles,
        execute,
        onError(error) {
          // Such as a cursor in the address that no list gave out: the reader's doing, and no defect.
          const level = isRefused(error) ? 'info' : 'error';
          log[level]({ err: explain(error), url }, 'part of a page failed');
        },
      })
      .finally(() => refuseIfUnavailable(errors));
    const isPersonal = !isPublicResult(schema, asked, context, log);
    if ('redirect' in result) {
      const { redirect, status } = result;
      return {
        redirect,
        status,
        document: [],
        tags: new Set(),
        bytes: 0,
        isKept: false,
        isPersonal,
      };
    }
    const document = assemble(kit.template, result, kit.preloadsOf(result.modules));
    const isWhole = result.status === 200 || (result.status === 404 && !exists);
    return {
      status: result.status,
      document,
      tags: new Set(result.entities.map(tagOf)),
      // Two bytes a character, as most pages have some beyond Latin-1.
      bytes: 2 * document.reduce((total, part) => total + part.length, 0),
      isKept: isWhole && errors.length === 0 && !isPersonal,
      isPersonal,
    };
  };
}

/** Printing is most of the work of asking in process, and documents are constants. */
const printed = new WeakMap<DocumentNode, string>();

function printOnce(document: DocumentNode): string {
  let text = printed.get(document);
  if (text === undefined) printed.set(document, (text = print(document)));
  return text;
}

async function run(
  server: ApolloServer<RequestContext>,
  { query, variables, operationName }: PageOperation,
  context: RequestContext,
) {
  const { body } = await server.executeOperation(
    { query: printOnce(query), variables, ...(operationName && { operationName }) },
    { contextValue: context },
  );
  if (body.kind !== 'single') throw new Error('Pages do not use @defer or @stream.');
  // As it would arrive over HTTP.
  return body.singleResult as Awaited<ReturnType<RenderRequest['execute']>> & {
    errors?: readonly GraphQLFormattedError[];
  };
}

/** Whether all that an error of the app stands for are failures that callers may know about. */
function isRefused(error: unknown): boolean {
  const errors = error instanceof Error && 'errors' in error ? error.errors : undefined;
  if (!Array.isArray(errors) || errors.length === 0) return false;
  return (errors as Partial<GraphQLFormattedError>[]).every(({ extensions }) =>
    errorCodes.some((code) => code === extensions?.code && code !== 'INTERNAL'),
  );
}

function refuseIfUnavailable(errors: readonly GraphQLFormattedError[]): void {
  const failed = errors.find(({ extensions }) => extensions?.code === 'UNAVAILABLE');
  if (failed) throw new DomainError('UNAVAILABLE', 'errors.unavailable', { retryAfter: 2 });
}

/** Apollo's key `Studio:7` as the tag `studio:7` that services tell changes by. */
function tagOf(entity: string): string {
  return entity.charAt(0).toLowerCase() + entity.slice(1);
}
