import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { FormErrors } from '#web/ui/form/form-errors.ts';
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx';
import { CodeFields } from '../code-fields.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';

interface ReauthenticationFormProps {
  text?: string;
  submit: string;
  asksPassword: boolean;
  asksCode: boolean;
  /** Whether a recovery code does instead of one of the app. */
  takesRecovery?: boolean;
  /** @throws the error of the call when it fails. */
  onSubmit: (password: string, code: string) => Promise<void>;
  /** Called with a call that failed. */
  onFailure?: (errors: FormErrors) => void;
}

/** Asks for the password, for a code, or for both, and shows what is wrong with them. */
export function ReauthenticationForm({
  text,
  submit,
  asksPassword,
  asksCode,
  takesRecovery = true,
  onSubmit,
  onFailure,
}: ReauthenticationFormProps) {
  const { t } = useTranslation('accounts');
  const { t: words } = useTranslation('domain');
  return (
    <SubmitForm
      initialValues={{ password: '', code: '' }}
      validate={({ password, code }) => ({
        ...(asksPassword && !password && { password: words('accounts.passwordRequired') }),
        ...(asksCode && !code.trim() && { code: words('accounts.codeRequired') }),
      })}
      failed={t('twoFactor.failed')}
      onFailure={onFailure}
      onSubmit={async ({ password, code }) => onSubmit(password, code)}
    >
      {({ isSubmitting }) => (
        <>
          {text && <Typography>{text}</Typography>}
          {asksPassword && (
            <FormPasswordField
              name="password"
              label={t('login.password')}
              autoComplete="current-password"
            />
          )}
          {asksCode && <CodeFields takesRecovery={takesRecovery} />}
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {submit}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
