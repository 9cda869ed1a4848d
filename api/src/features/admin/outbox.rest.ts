import { DomainError } from '#domain/errors/domain-error.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import type { MailKinds } from '#api/lib/mail/mail-kind.ts';
import type { Result, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import { outboxEmail, composeEmail } from './outbox.service.ts';

/**
 * An email may set styles and nothing else: no script runs in it, nothing is loaded, no form is
 * sent, and only our own pages may frame it.
 */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

/**
 * What the page of the outbox shows in a frame: a page of its own, with a policy of its own.
 * @param kinds every kind of email that the product sends
 */
export function outboxEndpoints(kinds: MailKinds): RestEndpoint[] {
  return [
    {
      method: 'get',
      path: '/admin/emails/:id',
      audience: 'personal',
      handle: (context, request) => showEmail(context, kinds, request),
    },
  ];
}

async function showEmail(
  context: Context,
  kinds: MailKinds,
  { params }: RestRequest,
): Promise<Result> {
  const email = await outboxEmail(context, parseId(params.id ?? ''));
  const words = email && (await composeEmail(context, kinds, email));
  if (!words) throw new DomainError('NOT_FOUND', 'admin.emailNotFound');
  return {
    text: words.html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': EMAIL_POLICY,
    },
  };
}
