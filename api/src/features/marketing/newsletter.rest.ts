import { validate } from '#domain/errors/validate.ts';
import { leavingSchema } from '#domain/marketing/newsletter.schema.ts';
import type { OneClickEndpoint } from '#api/lib/mail/one-click.ts';
import { accountLimits } from '#api/features/accounts/account.limits.ts';
import { unsubscribe } from './newsletter.service.ts';

/** Takes an address off the mailing list, as its emails offer to mail programs. */
export const leavingEndpoint: OneClickEndpoint = {
  path: '/newsletter/unsubscribe',
  parameter: 'key',
  page: '/newsletter/unsubscribe',
  failureLimit: accountLimits.mailedLinkByAddress,
  async unsubscribe(context, key) {
    await unsubscribe(context, validate(leavingSchema, { key }));
  },
};
