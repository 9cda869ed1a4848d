import type { ApolloServer } from '@apollo/server';
import { print } from 'graphql';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { PageOperation } from '#domain/rendering/page-contract.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import type { Graphql } from '../graphql.ts';
import { AnswerContent } from '../kept/kept-answers.ts';
import type { KeptAnswers, MadeAnswer } from '../kept/kept-answers.ts';
import { keyOf, pageQuery } from '../kept/query-key.ts';
import { isPublicQuery, isPublicResult } from '../query-audience.ts';
import { lookedAtAnew } from '../request-context.ts';

/** What a query of a page is answered with. */
export interface PageAnswer {
  /** JSON, as it would arrive over HTTP. */
  json: string;
  errors: readonly GraphQLFormattedError[];
  /** Whether it is for nobody but whoever asked for the page. */
  isPersonal: boolean;
}

/**
 * Answers what pages ask, by the same GraphQL server that browsers ask. What is the same for everybody
 * is kept, and shared by pages of all readers of a language, logged in or not.
 * @param kept results that may be shown again; none where nothing is kept
 */
export function pageAnswers(
  { server, schema }: Graphql,
  kept: KeptAnswers | undefined,
  log: Logger,
) {
  return async (operation: PageOperation, context: RequestContext): Promise<PageAnswer> => {
    const { query: document } = operation;
    const text = printOnce(document);
    if (!isPublicQuery(schema, document)) {
      const { json, errors } = await run(server, text, operation, context);
      return { json, errors, isPersonal: true };
    }
    const make = async (): Promise<MadeAnswer> => {
      const own = lookedAtAnew(context);
      const { json, errors } = await run(server, text, operation, own);
      const isPersonal = !isPublicResult(schema, [document], own, log);
      const content = new AnswerContent(json, () => undefined);
      const isKept = !isPersonal && errors.length === 0;
      return { status: 200, headers: new Map(), content, isKept, isPersonal };
    };
    const key = keyOf(pageQuery(text, operation), context);
    const { content, isKept, isPersonal } = await (kept ? kept.get(text, key, make) : make());
    const json = content.identity.toString();
    return { json, errors: isKept ? [] : errorsIn(json), isPersonal };
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
  query: string,
  { variables, operationName }: PageOperation,
  contextValue: RequestContext,
) {
  const { body } = await server.executeOperation(
    { query, variables, ...(operationName && { operationName }) },
    { contextValue },
  );
  if (body.kind !== 'single') throw new Error('Pages do not use @defer or @stream.');
  const { singleResult } = body;
  return { json: JSON.stringify(singleResult), errors: singleResult.errors ?? [] };
}

function errorsIn(json: string): readonly GraphQLFormattedError[] {
  return (JSON.parse(json) as { errors?: GraphQLFormattedError[] }).errors ?? [];
}
