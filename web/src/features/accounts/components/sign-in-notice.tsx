import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { providerNames, socialProviders } from '#domain/accounts/social.ts';
import { clearCookie, readCookie } from '#web/lib/cookies.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSession } from '../session.ts';

/** What the server did while the browser was at a provider, until it is said. */
const NOTICE_COOKIE = 'roomtone_notice';

/** Says, back from a provider, what has happened there: the toasts of spec §8. */
export function SignInNotice() {
  const { t } = useTranslation('accounts');
  const user = useSession();
  const isSaid = useRef(false);
  useEffect(() => {
    const notice = readCookie(NOTICE_COOKIE, document.cookie);
    if (!notice || !user || isSaid.current) return;
    isSaid.current = true;
    clearCookie(NOTICE_COOKIE);
    const name = user.name || user.username;
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
  }, [t, user]);
  return null;
}
