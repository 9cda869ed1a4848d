import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { codeSchema } from '#domain/accounts/two-factor.ts';
import { failureOf } from '#web/lib/failures.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { loginPath, RETURN_PARAM, safeReturnPath } from '#web/lib/return-path.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { Redirect } from '#web/ui/redirect.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { CodeFields } from '../components/code-fields.tsx';
import { setSession, useSession } from '../session.ts';
import { useConfirmSignInMutation } from '../two-factor.generated.ts';
import { AuthPage } from './auth-page.tsx';

/** Asks whoever came back from a provider for the code of their app. */
export function CodePage() {
  const { t } = useTranslation('accounts');
  const client = useApolloClient();
  const navigate = useNavigate();
  const validate = useValidation(codeSchema);
  const [confirmSignIn] = useConfirmSignInMutation();
  const [failure, setFailure] = useState<string>();
  const [params] = usePageParams();
  const target = safeReturnPath(params.get(RETURN_PARAM));
  if (useSession()) return <Redirect to={target} />;
  return (
    <AuthPage title={t('code.title')} description={t('code.app.text')} noIndex>
      <Formik
        initialValues={{ code: '' }}
        validate={validate}
        onSubmit={async ({ code }, { setErrors }) => {
          setFailure(undefined);
          try {
            const { data } = await confirmSignIn({ variables: { code } });
            const user = data!.confirmSignIn!.user;
            setSession(client, user);
            showToast({
              tone: 'success',
              title: t('login.success'),
              description: t('login.welcome', { name: user.name || user.username }),
            });
          } catch (error) {
            const { message, fields } = failureOf(error);
            setErrors(fields);
            setFailure(message ?? t('login.failed'));
            return;
          }
          void navigate(target, { replace: true });
        }}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate spacing={2.5}>
            <FormAlert message={failure} />
            <CodeFields />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t(isSubmitting ? 'login.submitting' : 'login.submit')}
            </Button>
            <Typography sx={{ textAlign: 'center' }}>
              <Link component={RouterLink} to={loginPath(target)} underline="always">
                {t('code.startAgain')}
              </Link>
            </Typography>
          </Stack>
        )}
      </Formik>
    </AuthPage>
  );
}
