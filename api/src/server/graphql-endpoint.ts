import { HeaderMap } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { RequestContext } from '#api/lib/request-context.ts';
import type { Graphql } from './graphql.ts';
import { etagOf } from './kept/etag.ts';
import { AnswerContent } from './kept/kept-answers.ts';
import type { KeptAnswers, MadeAnswer } from './kept/kept-answers.ts';
import { keyOf, readQuery } from './kept/query-key.ts';
import { sendKept } from './kept/send-kept.ts';
import { contextOf } from './request-context.ts';

type Server = Pick<Graphql, 'server'>;

/** The endpoint `/graphql`. @param kept results that may be shown again; none where nothing is kept */
export function graphqlEndpoint({ server }: Server, kept?: KeptAnswers): RequestHandler {
  return async (request, response) => {
    const context = contextOf(response);
    const make = () => execute(server, request, context);
    const query = kept && readQuery(request);
    const answer = await (query ? kept.get(query.text, keyOf(query, context), make) : make());
    if (response.writableEnded) return;
    if (answer.isKept) await sendKept(request, response, answer);
    else send(response, answer);
  };
}

async function execute(
  server: Server['server'],
  request: Request,
  context: RequestContext,
): Promise<MadeAnswer> {
  const { status, headers, body } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers: headersOf(request),
      search: searchOf(request),
      body: request.body as unknown,
    },
    context: () => Promise.resolve(context),
  });
  if (body.kind !== 'complete') throw new Error('Results do not come in parts.');
  return {
    status: status ?? 200,
    headers,
    content: new AnswerContent(body.string, etagOf(request)),
    isKept: context.outcome.isPublic,
    isPersonal: context.isPersonal,
  };
}

function headersOf({ headers }: Request): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

/** The part of an address that begins with `?`. */
function searchOf({ url }: Request): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function send(response: Response, { status, headers, content }: MadeAnswer): void {
  response.status(status).setHeaders(new Headers([...headers]));
  response.send(content.identity);
}
