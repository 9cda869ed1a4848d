import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { SessionUserFragment } from '../session.generated.ts';
import { setSession } from '../session.ts';

/** Begins the session of whoever has just logged in or registered, with the toast (spec §8). */
export function useWelcome(): (user: SessionUserFragment, after: 'login' | 'register') => void {
  const { t } = useTranslation('accounts');
  const client = useApolloClient();
  return (user, after) => {
    setSession(client, user);
    showToast({
      tone: 'success',
      title: t(`${after}.success`),
      description: t(`${after}.welcome`, { name: user.name || user.username }),
    });
  };
}
