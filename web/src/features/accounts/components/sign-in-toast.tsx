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
    const connected = socialProviders.find((provider) => notice === `connected-${provider}`);
    if (connected) {
      const provider = providerNames[connected];
      showToast({ tone: 'success', title: t('social.connected', { provider }) });
    } else if (notice === 'registered') {
      showToast({
        tone: 'success',
        title: t('register.success'),
        description: t('register.welcome', { name }),
      });
    } else {
      showToast({
        tone: 'success',
        title: t('login.success'),
        description: t('login.welcome', { name }),
      });
    }
  }, [notice, name, t]);
  return null;
}
