import type { SocialProvider } from '#domain/accounts/social.ts';
import type { SocialProvider as ProviderName } from '#web/lib/schema.generated.ts';

/** A provider as the product calls it, from how the API does. */
export function providerOf(name: ProviderName): SocialProvider {
  return name.toLowerCase() as SocialProvider;
}
