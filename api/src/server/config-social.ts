import { string } from 'yup';
import { providerNames, socialProviders } from '#domain/accounts/social.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import type { ProviderSettings, SocialSettings } from '#api/lib/social-settings.ts';
import { address, amount, ConfigError } from './config-fields.ts';

const site = () => address(/^https?:\/\/\S+$/, 'https://');

function credentials(provider: SocialProvider) {
  const label = providerNames[provider];
  const id = string().meta({
    meaning: `What ${label} knows this product by. With its secret and PUBLIC_URL, people can sign in with ${label}; the address to come back to is \`/api/auth/${provider}/callback\`.`,
  });
  const secret = string().meta({
    meaning: `The secret that belongs to ${provider.toUpperCase()}_CLIENT_ID.`,
  });
  return { id, secret };
}

const google = credentials('google');
const facebook = credentials('facebook');
const twitter = credentials('twitter');
const github = credentials('github');

/** The settings of those whom people can sign in with. */
export const socialFields = {
  GOOGLE_CLIENT_ID: google.id,
  GOOGLE_CLIENT_SECRET: google.secret,
  GOOGLE_ISSUER: site()
    .default('https://accounts.google.com')
    .meta({ meaning: 'The OpenID issuer behind the Google buttons.' }),
  FACEBOOK_CLIENT_ID: facebook.id,
  FACEBOOK_CLIENT_SECRET: facebook.secret,
  FACEBOOK_URL: site()
    .default('https://www.facebook.com')
    .meta({ meaning: 'Where people are sent to sign in with Facebook.' }),
  FACEBOOK_API_URL: site()
    .default('https://graph.facebook.com')
    .meta({ meaning: 'Where Facebook is asked about them.' }),
  TWITTER_CLIENT_ID: twitter.id,
  TWITTER_CLIENT_SECRET: twitter.secret,
  TWITTER_URL: site()
    .default('https://x.com')
    .meta({ meaning: 'Where people are sent to sign in with Twitter.' }),
  TWITTER_API_URL: site()
    .default('https://api.x.com')
    .meta({ meaning: 'Where Twitter is asked about them.' }),
  GITHUB_CLIENT_ID: github.id,
  GITHUB_CLIENT_SECRET: github.secret,
  GITHUB_URL: site()
    .default('https://github.com')
    .meta({ meaning: 'Where people are sent to sign in with GitHub.' }),
  GITHUB_API_URL: site()
    .default('https://api.github.com')
    .meta({ meaning: 'Where GitHub is asked about them.' }),
  SOCIAL_TIMEOUT_SECONDS: amount().min(0.1).max(60).default(5).meta({
    meaning: 'How long each of these may take to answer.',
  }),
};

type Settings = { SOCIAL_TIMEOUT_SECONDS: number; PUBLIC_URL?: string | undefined } & {
  [Name in Exclude<keyof typeof socialFields, 'SOCIAL_TIMEOUT_SECONDS'>]?: string | undefined;
};

/**
 * Whom people can sign in with.
 * @throws ConfigError when half of a pair of credentials is missing, or the address to come back to.
 */
export function readSocial(settings: Settings): SocialSettings {
  const providers: Partial<Record<SocialProvider, ProviderSettings>> = {};
  for (const provider of socialProviders) {
    const found = readProvider(provider, settings);
    if (found) providers[provider] = found;
  }
  return { providers, timeoutMs: settings.SOCIAL_TIMEOUT_SECONDS * 1000 };
}

function readProvider(provider: SocialProvider, settings: Settings): ProviderSettings | undefined {
  const name = provider.toUpperCase() as Uppercase<SocialProvider>;
  const clientId = settings[`${name}_CLIENT_ID`];
  const clientSecret = settings[`${name}_CLIENT_SECRET`];
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined) {
    throw new ConfigError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET need each other.`);
  }
  if (settings.PUBLIC_URL === undefined) {
    throw new ConfigError(`${name}_CLIENT_ID needs PUBLIC_URL: providers send people back to it.`);
  }
  const url = name === 'GOOGLE' ? settings.GOOGLE_ISSUER : settings[`${name}_URL`];
  const apiUrl = name === 'GOOGLE' ? settings.GOOGLE_ISSUER : settings[`${name}_API_URL`];
  return { clientId, clientSecret, url: withoutSlash(url), apiUrl: withoutSlash(apiUrl) };
}

function withoutSlash(url = ''): string {
  return url.replace(/\/+$/, '');
}
