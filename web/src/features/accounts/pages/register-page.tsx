import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageParams } from '#web/lib/page-params.ts';
import { RETURN_PARAM, safeReturnPath } from '#web/lib/return-path.ts';
import { Later } from '#web/ui/later.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { useSession } from '../session.ts';
import { AuthPage } from './auth-page.tsx';

const RegisterPageForm = lazy(async () => ({
  default: (await import('../components/register-page-form.tsx')).RegisterPageForm,
}));

/** The register page (spec §2.6, §5). */
export function RegisterPage() {
  const { t } = useTranslation('accounts');
  const [params] = usePageParams();
  if (useSession()) return <Redirect to={safeReturnPath(params.get(RETURN_PARAM))} />;
  return (
    <AuthPage title={t('register.pageTitle')} description={t('register.description')}>
      <Later height={640}>
        <RegisterPageForm />
      </Later>
    </AuthPage>
  );
}
