import { findUserForLogin } from '#db/accounts/account.repository.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { SocialFailure } from './provider-calls.ts';
import { enterOrAsk } from './social-sign-in.service.ts';

/**
 * Logs in to the demo account that stands for a provider, when it has no credentials (spec §4,
 * ruling 15).
 * @returns the path to go on to; undefined when there is none for this provider, or nobody is only trying the product
 * @throws SocialFailure not-configured when the demo data was never loaded
 */
export async function signInAsDemo(
  context: RequestContext,
  provider: SocialProvider,
  returnTo: string,
): Promise<string | undefined> {
  const username = context.demo?.socialUsernames[provider];
  if (username === undefined || context.social.providers[provider]) return undefined;
  const user = await findUserForLogin(context.sql, username);
  if (!user) throw new SocialFailure('not-configured');
  return enterOrAsk(context, provider, user.id, returnTo);
}
