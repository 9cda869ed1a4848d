import { useTranslation } from 'react-i18next';
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx';

/** A password that is chosen, twice: the fields `password` and `confirmPassword` of a form. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <FormPasswordField
        name="password"
        label={label}
        helperText={t('register.passwordHelp')}
        autoComplete="new-password"
      />
      <FormPasswordField
        name="confirmPassword"
        label={t('register.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  );
}
