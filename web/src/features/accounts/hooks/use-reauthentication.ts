import { startTransition } from 'react';
import { socialProviders } from '#domain/accounts/social.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import type { Failure } from '#web/lib/failures.ts';
import { useMySignInMethodsSuspenseQuery } from '../two-factor.generated.ts';

/** What somebody can show that it is them with, before what cannot be undone. */
export interface Reauthentication {
  /** Whether there is a password to ask for. */
  hasPassword: boolean;
  /** Whether there is none, and signing in was too long ago to do instead. */
  mustSignInAgain: boolean;
  /** Whom they can sign in again with. */
  providers: readonly SocialProvider[];
  /** Those of them that a new password disconnects, unless it was the user who connected them. */
  recentProviders: readonly SocialProvider[];
  /** Looks again when the server says that it has been too long. */
  takeFailure: (failure: Pick<Failure, 'code'>) => void;
}

/** How the user can show that it is them. */
export function useReauthentication(): Reauthentication {
  const { data, refetch } = useMySignInMethodsSuspenseQuery({ context: { fresh: false } });
  const { hasPassword, mustSignInAgain, identities } = data.mySignInMethods;
  return {
    hasPassword,
    mustSignInAgain,
    providers: identities.map(({ provider }) => enumValue(provider, socialProviders)),
    recentProviders: identities
      .filter(({ isRecent }) => isRecent)
      .map(({ provider }) => enumValue(provider, socialProviders)),
    takeFailure: ({ code }) => {
      // What is shown stays until the result is there.
      if (code === 'FORBIDDEN') startTransition(() => void refetch());
    },
  };
}
