import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  passwordConfirmationSchema,
  reauthenticationSchema,
} from '#domain/accounts/account.schema.ts';
import { SignInAgain } from '#web/features/accounts/components/security/sign-in-again.tsx';
import { useReauthentication } from '#web/features/accounts/hooks/use-reauthentication.ts';
import type { Reauthentication } from '#web/features/accounts/hooks/use-reauthentication.ts';
import { endSession } from '#web/features/accounts/session.ts';
import { dayIn, formatDate } from '#web/lib/dates.ts';
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRequestAccountDeletionMutation } from '../privacy.generated.ts';

interface DeletionDialogProps {
  open: boolean;
  onClose: () => void;
}

const noPassword = { password: '' };

/** Says what deleting an account means, and asks who it is before it is done. */
export function DeletionDialog({ open, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('privacy');
  const reauthentication = useReauthentication();
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('deletion.ask')}>
      <Stack spacing={2.5}>
        <Typography>{t('deletion.askText')}</Typography>
        {reauthentication.mustSignInAgain ? (
          <SignInAgain providers={reauthentication.providers} />
        ) : (
          <DeletionForm reauthentication={reauthentication} onClose={onClose} />
        )}
      </Stack>
    </ResponsiveDialog>
  );
}

interface DeletionFormProps {
  reauthentication: Reauthentication;
  onClose: () => void;
}

function DeletionForm({ reauthentication, onClose }: DeletionFormProps) {
  const { t, i18n } = useTranslation('privacy');
  const client = useApolloClient();
  const navigate = useNavigate();
  const validate = useValidation(
    reauthentication.hasPassword ? passwordConfirmationSchema : reauthenticationSchema,
  );
  const [requestDeletion] = useRequestAccountDeletionMutation();
  return (
    <SubmitForm
      initialValues={noPassword}
      validate={validate}
      failed={t('deletion.failed')}
      onFailure={reauthentication.takeFailure}
      onSubmit={async (values) => {
        const { data } = await requestDeletion({ variables: values });
        const dueAt = data!.requestAccountDeletion!.deletionDueAt;
        onClose();
        // This page leaves for the login by itself, to which nobody has to come back.
        await endSession(client);
        await navigate('/', { replace: true });
        const day = formatDate(dayIn('UTC', dueAt), i18n.language);
        showToast({ title: t('deletion.done', { day }), description: t('deletion.doneText') });
      }}
    >
      {({ isSubmitting }) => (
        <>
          {reauthentication.hasPassword && (
            <FormPasswordField
              name="password"
              label={t('deletion.password')}
              autoComplete="current-password"
            />
          )}
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap-reverse', gap: 1.5, justifyContent: 'flex-end' }}
          >
            <Button color="inherit" variant="outlined" onClick={onClose} disabled={isSubmitting}>
              {t('deletion.keep')}
            </Button>
            <Button type="submit" variant="contained" color="error" disabled={isSubmitting}>
              {t(isSubmitting ? 'deletion.working' : 'deletion.confirm')}
            </Button>
          </Box>
        </>
      )}
    </SubmitForm>
  );
}
