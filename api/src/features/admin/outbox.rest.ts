import { DomainError } from '#domain/errors/domain-error.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import type { MailKinds } from '#api/lib/mail/mail-kind.ts';
import type { Answer, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import { outboxLetter, wordsOfLetter } from './outbox.service.ts';

/**
 * A letter may set styles and nothing else: no script runs in it, nothing is loaded, no form is
 * sent, and only our own pages may frame it.
 */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

/**
 * What the page of the outbox shows in a frame: a page of its own, with a policy of its own.
 * @param kinds every kind of letter that the product sends
 */
export function outboxEndpoints(kinds: MailKinds): RestEndpoint[] {
  return [
    {
      method: 'get',
      path: '/admin/letters/:id',
      audience: 'personal',
      handle: (context, request) => showLetter(context, kinds, request),
    },
  ];
}

async function showLetter(
  context: Context,
  kinds: MailKinds,
  { params }: RestRequest,
): Promise<Answer> {
  const letter = await outboxLetter(context, parseId(params.id ?? ''));
  const words = letter && (await wordsOfLetter(context, kinds, letter));
  if (!words) throw new DomainError('NOT_FOUND', 'admin.letterNotFound');
  return {
    text: words.html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': LETTER_POLICY,
    },
  };
}
