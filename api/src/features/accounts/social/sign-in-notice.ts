import type { SocialProvider } from '#domain/accounts/social.ts';
import type { RequestContext } from '#api/lib/request-context.ts';

/** What has happened on the server while the app was not loaded. */
export type SignInNotice = 'signed-in' | 'registered' | `connected-${SocialProvider}`;

/** Lets the app say it once it is there: it takes the cookie away. */
export function tellApp(context: RequestContext, notice: SignInNotice): void {
  context.caller.cookies.set('roomtone_notice', notice, {
    maxAgeSeconds: 60,
    path: '/',
    open: true,
  });
}
