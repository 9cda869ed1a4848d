import type { Request, RequestHandler } from 'express';
import { knownLanguageOf, originOf } from '../request-context.ts';
import type { Runtime } from '../runtime.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { keyOf } from './query-key.ts';
import type { SentQuery } from './query-key.ts';
import { sendKept } from './send-kept.ts';

/**
 * Answers with what is kept, without looking at who asks: of them it depends on the language at most,
 * which may be that of an account. Then the endpoint looks itself.
 * @param read what a request asks, if it is one whose result may be kept
 */
export function keptResponses(
  { config: { publicUrl } }: Pick<Runtime, 'config'>,
  kept: KeptAnswers,
  read: (request: Request) => SentQuery | undefined,
): RequestHandler {
  return async (request, response, next) => {
    const language = knownLanguageOf(request, publicUrl);
    const query = language && read(request);
    if (!query) return next();
    const answer = kept.find(keyOf(query, { language, origin: originOf(request, publicUrl) }));
    if (!answer) return next();
    await sendKept(request, response, answer);
  };
}
