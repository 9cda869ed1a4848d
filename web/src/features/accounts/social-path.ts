import type { SocialProvider } from '#domain/accounts/social.ts';
import { RETURN_PARAM } from '#web/lib/return-path.ts';

/** Where one signs in with a provider, to come back to `path` (spec §7). It is no page of the app. */
export function socialPath(provider: SocialProvider, path: string): string {
  return `/api/auth/${provider}?${RETURN_PARAM}=${encodeURIComponent(path)}`;
}
