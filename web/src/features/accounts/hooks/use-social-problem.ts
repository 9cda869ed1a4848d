import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { providerNames, socialProblems, socialProviders } from '#domain/accounts/social.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/**
 * Why a way to a provider came to nothing, as the address says it, and says it as a toast.
 * @param title key of what failed
 */
export function useSocialProblem(title: 'login.failed' | 'connected.failed'): string | undefined {
  const { t } = useTranslation('accounts');
  const [params] = usePageParams();
  const problem = socialProblems.find((known) => known === params.get('problem'));
  const provider = socialProviders.find((known) => known === params.get('provider'));
  const text =
    problem && provider
      ? t(`social.problems.${problem}`, { provider: providerNames[provider] })
      : undefined;
  useEffect(() => {
    if (text) showToast({ tone: 'error', title: t(title), description: text });
  }, [t, title, text]);
  return text;
}
