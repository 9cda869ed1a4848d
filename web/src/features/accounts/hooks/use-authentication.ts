import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import type { LoginInput, RegisterInput } from '#web/lib/schema.generated.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
} from '../authentication.generated.ts';
import type { SessionUserFragment } from '../session.generated.ts';
import { endSession } from '../session.ts';
import { useWelcome } from './use-welcome.ts';

/** Logging in, registering and logging out, with the toasts of success (spec §8). */
export function useAuthentication() {
  const { t } = useTranslation('accounts');
  const client = useApolloClient();
  const welcome = useWelcome();
  const [login] = useLoginMutation();
  const [register] = useRegisterMutation();
  const [logout] = useLogoutMutation();

  return {
    /** @throws the error of the call when it fails. */
    logIn: async ({ code, ...who }: LoginInput): Promise<SessionUserFragment> => {
      const input = { ...who, ...(code && { code }) };
      const { data } = await login({ variables: { input } });
      const user = data!.login!.user;
      welcome(user, 'login');
      return user;
    },

    /** @throws the error of the call when it fails. */
    register: async (input: RegisterInput): Promise<SessionUserFragment> => {
      const { data } = await register({ variables: { input } });
      const user = data!.register!.user;
      welcome(user, 'register');
      return user;
    },

    logOut: async (): Promise<void> => {
      try {
        await logout();
      } catch {
        showToast({ tone: 'error', title: t('logout.failed') });
        return;
      }
      await endSession(client);
      showToast({ title: t('logout.success'), description: t('logout.description') });
    },
  };
}
