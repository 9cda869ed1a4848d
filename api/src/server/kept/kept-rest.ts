import type { Request } from 'express';
import type { KeepResult, Result } from '#api/lib/rest.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { contextOf } from '../request-context.ts';
import { AnswerContent } from './kept-answers.ts';
import type { KeptAnswers, MadeAnswer } from './kept-answers.ts';
import { etagOf } from './etag.ts';
import { keyOf } from './query-key.ts';
import type { SentQuery } from './query-key.ts';
import { sendKept } from './send-kept.ts';

/** Keeps what the REST shim answers everybody alike, as results of queries are. */
export function restKeeper(kept: KeptAnswers): KeepResult {
  return async (request, response, path, make) => {
    const context = contextOf(response);
    const key = keyOf(asQuery(request), context);
    const answer = await kept.get(`GET /api${path}`, key, async () =>
      toAnswer(await make(), context, request),
    );
    if (!response.writableEnded) await sendKept(request, response, answer);
  };
}

/** What a request of the REST shim asks, if it is one whose result may be kept. */
export function readRestQuery(request: Request): SentQuery | undefined {
  return request.method === 'GET' ? asQuery(request) : undefined;
}

/** No text of GraphQL begins like that. HEAD is answered as GET is. */
function asQuery({ originalUrl }: Request): SentQuery {
  return { text: `GET ${originalUrl}`, rest: '' };
}

function toAnswer(
  { status = 200, headers = {}, text, body }: Result,
  { isPersonal }: RequestContext,
  request: Request,
): MadeAnswer {
  return {
    status,
    headers: new Map(Object.entries(headers)),
    content: new AnswerContent(text ?? JSON.stringify(body), etagOf(request)),
    isKept: status === 200 && !isPersonal,
    isPersonal,
  };
}
