import { findUserForLogin } from '#db/accounts/account.repository.ts';
import { demoMusician, demoOwner } from '#db/accounts/demo/demo-accounts.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import type { Context } from '#api/lib/context.ts';
import { SocialFailure } from './provider-calls.ts';
import { enterOrAsk } from './social-sign-in.service.ts';

/** Whom the buttons log in while people are only trying the product (spec §4, ruling 15). */
const demoPeople = { google: demoMusician, facebook: demoOwner } as const;

/**
 * Logs in to the demo account that stands for a provider, when it has no credentials.
 * @returns the path to go on to; undefined when there is none for this provider, or nobody is only trying the product
 * @throws SocialFailure not-configured when the demo data was never loaded
 */
export async function signInAsDemo(
  context: Context,
  provider: SocialProvider,
  returnTo: string,
): Promise<string | undefined> {
  const isDemo = provider === 'google' || provider === 'facebook';
  if (!isDemo || !context.demoMode || context.social.providers[provider]) return undefined;
  const user = await findUserForLogin(context.sql, demoPeople[provider].username);
  if (!user) throw new SocialFailure('not-configured');
  return enterOrAsk(context, provider, user.id, returnTo);
}
