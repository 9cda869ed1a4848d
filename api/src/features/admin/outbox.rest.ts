import { DomainError } from '#domain/errors/domain-error.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import type { Answer, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import { outboxLetter, wordsOfLetter } from './outbox.service.ts';

/**
 * A letter may set styles and nothing else: no script runs in it, nothing is loaded, no form is
 * sent, and only our own pages may frame it.
 */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

/** What the page of the outbox shows in a frame: a page of its own, with a policy of its own. */
export const outboxEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/admin/letters/:id',
    audience: 'personal',
    handle: showLetter,
  },
];

async function showLetter(context: Context, { params }: RestRequest): Promise<Answer> {
  const letter = await outboxLetter(context, parseId(params.id ?? ''));
  const words = letter && (await wordsOfLetter(context, letter));
  if (!words) throw new DomainError('NOT_FOUND', 'admin.letterNotFound');
  return {
    text: words.html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': LETTER_POLICY,
    },
  };
}
