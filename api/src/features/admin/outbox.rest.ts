import { DomainError } from '#domain/errors/domain-error.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { file } from '#api/lib/rest-description.ts';
import type { Result, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import { outboxEmail, composeEmail } from './outbox.service.ts';

/**
 * An email may set styles and nothing else: no script runs in it, nothing is loaded, no form is
 * sent, and only our own pages may frame it.
 */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

/** What the page of the outbox shows in a frame: a page of its own, with a policy of its own. */
export const outboxEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/admin/emails/:id',
    audience: 'staff',
    summary: 'An email of the outbox, as its reader sees it',
    responses: { 200: file('text/html', 'The email.') },
    handle: showEmail,
  },
];

async function showEmail(context: Context, { params }: RestRequest): Promise<Result> {
  const email = await outboxEmail(context, parseId(params.id ?? ''));
  const words = email && (await composeEmail(context, email));
  if (!words) throw new DomainError('NOT_FOUND', 'admin.emailNotFound');
  return {
    text: words.html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': EMAIL_POLICY,
    },
  };
}
