import type { Request, RequestHandler } from 'express';
import type { KeepResult, Result } from '#api/lib/rest.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { contextOf, knownLanguageOf, originOf } from '../request-context.ts';
import type { Runtime } from '../runtime.ts';
import { AnswerContent } from './kept-answers.ts';
import type { KeptAnswers, MadeAnswer } from './kept-answers.ts';
import { etagOf } from './etag.ts';
import { keyOf } from './query-key.ts';
import { sendKept } from './send-kept.ts';

/**
 * Answers requests of the REST shim with what is kept, without looking at who asks: of them it depends
 * on the language at most, which may be that of an account. Then the endpoint looks itself.
 */
export function keptRest(
  { config: { publicUrl } }: Pick<Runtime, 'config'>,
  kept: KeptAnswers,
): RequestHandler {
  return async (request, response, next) => {
    const language = request.method === 'GET' && knownLanguageOf(request, publicUrl);
    if (!language) return next();
    const surroundings = { language, origin: originOf(request, publicUrl) };
    const answer = kept.find(keyOf(queryOf(request), surroundings));
    if (!answer) return next();
    await sendKept(request, response, answer);
  };
}

/** Keeps what the REST shim answers everybody alike, as results of queries are. */
export function restKeeper(kept: KeptAnswers): KeepResult {
  return async (request, response, path, make) => {
    const context = contextOf(response);
    const key = keyOf(queryOf(request), context);
    const answer = await kept.get(`GET /api${path}`, key, async () =>
      toAnswer(await make(), context, request),
    );
    if (!response.writableEnded) await sendKept(request, response, answer);
  };
}

/** A request as a query: no text of GraphQL begins like that. */
function queryOf({ originalUrl }: Request) {
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
