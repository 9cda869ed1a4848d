import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { providerNames, socialProviders } from '#domain/accounts/social.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface SignInToastProps {
  /** What the server did while the browser was at a provider. */
  notice: string;
  /** Of whoever is logged in now. */
  name: string;
}

/** Says what has happened at a provider, once: the toasts of spec §8. */
export function SignInToast({ notice, name }: SignInToastProps) {
  const { t } = useTranslation('accounts');
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    // What somebody had asked for before may have been done, and said, while this was on its way.
    const said = { tone: 'success', yields: true } as const;
    const connected = socialProviders.find((provider) => notice === `connected-${provider}`);
    if (connected) {
      const provider = providerNames[connected];
      showToast({ ...said, title: t('social.connected', { provider }) });
    } else {
      const after = notice === 'registered' ? 'register' : 'login';
      showToast({
        ...said,
        title: t(`${after}.success`),
        description: t(`${after}.welcome`, { name }),
      });
    }
  }, [notice, name, t]);
  return null;
}
