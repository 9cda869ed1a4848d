import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { codeSchema } from '#domain/accounts/two-factor.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { loginPath, RETURN_PARAM, safeReturnPath } from '#web/lib/return-path.ts';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { Redirect } from '#web/ui/redirect.tsx';
import { CodeFields } from '../components/code-fields.tsx';
import { useWelcome } from '../hooks/use-welcome.ts';
import { useSession } from '../session.ts';
import { useConfirmSignInMutation } from '../two-factor.generated.ts';
import { AuthPage } from './auth-page.tsx';

const noCode = { code: '' };

/** Asks whoever came back from a provider for the code of their app. */
export function CodePage() {
  const { t } = useTranslation('accounts');
  const welcome = useWelcome();
  const navigate = useNavigate();
  const validate = useValidation(codeSchema);
  const [confirmSignIn] = useConfirmSignInMutation();
  const [params] = usePageParams();
  const target = safeReturnPath(params.get(RETURN_PARAM));
  if (useSession()) return <Redirect to={target} />;
  return (
    <AuthPage title={t('code.title')} description={t('code.app.text')} noIndex>
      <SubmitForm
        initialValues={noCode}
        validate={validate}
        failed={t('login.failed')}
        onSubmit={async ({ code }) => {
          const { data } = await confirmSignIn({ variables: { code } });
          welcome(data!.confirmSignIn!.user, 'login');
          void navigate(target, { replace: true });
        }}
      >
        {({ isSubmitting }) => (
          <>
            <CodeFields />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t(isSubmitting ? 'login.submitting' : 'login.submit')}
            </Button>
            <Typography sx={{ textAlign: 'center' }}>
              <Link component={RouterLink} to={loginPath(target)} underline="always">
                {t('code.startAgain')}
              </Link>
            </Typography>
          </>
        )}
      </SubmitForm>
    </AuthPage>
  );
}
