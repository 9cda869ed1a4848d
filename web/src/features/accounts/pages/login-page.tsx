import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageParams } from '#web/lib/page-params.ts';
import { RETURN_PARAM, safeReturnPath } from '#web/lib/return-path.ts';
import { Later } from '#web/ui/later.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { useSession } from '../session.ts';
import { AuthPage } from './auth-page.tsx';

const LoginPageForm = lazy(async () => ({
  default: (await import('../components/login-page-form.tsx')).LoginPageForm,
}));

/** The login page, which asks for an email address (spec §2.6, §5). */
export function LoginPage() {
  const { t } = useTranslation('accounts');
  const [params] = usePageParams();
  if (useSession()) return <Redirect to={safeReturnPath(params.get(RETURN_PARAM))} />;
  return (
    <AuthPage title={t('login.pageTitle')} description={t('login.description')}>
      <Later height={360}>
        <LoginPageForm />
      </Later>
    </AuthPage>
  );
}
