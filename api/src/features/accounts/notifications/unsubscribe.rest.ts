import { unsubscribeLinkSchema } from '#domain/accounts/notification.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import type { OneClickEndpoint } from '#api/lib/mail/one-click.ts';
import { accountLimits } from '../account.limits.ts';
import { chooseByUnsubscribeLink } from './notification.service.ts';

/** Has emails of one kind end, as their `List-Unsubscribe` offers to mail programs. */
export const unsubscribeEndpoint: OneClickEndpoint = {
  path: '/mail/unsubscribe',
  parameter: 'token',
  page: '/unsubscribe',
  failureLimit: accountLimits.mailedLinkByAddress,
  async unsubscribe(context, token) {
    await chooseByUnsubscribeLink(context, validate(unsubscribeLinkSchema, { token }), false);
  },
};
