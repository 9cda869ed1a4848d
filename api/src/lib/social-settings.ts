import type { SocialProvider } from '#domain/accounts/social.ts';

/** How a provider is reached and what it knows us by. */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** Where people are sent, or the OpenID issuer; without a slash at the end. */
  url: string;
  /** Where we ask about them; without a slash at the end. */
  apiUrl: string;
}

/** Whom people can sign in with, as it is configured. */
export interface SocialSettings {
  /** Those with credentials. */
  providers: Readonly<Partial<Record<SocialProvider, ProviderSettings>>>;
  /** How long a provider may take to answer. */
  timeoutMs: number;
}
