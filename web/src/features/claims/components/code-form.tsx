import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CLAIM_CODE_MINUTES } from '#domain/claims/claim.ts';
import { claimCodeSchema } from '#domain/claims/claim.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useConfirmStudioClaimMutation } from '../claims.generated.ts';
import type { StudioClaimFieldsFragment } from '../claims.generated.ts';
import { WithdrawButton } from './withdraw-button.tsx';

interface CodeFormProps {
  claim: StudioClaimFieldsFragment;
  onChanged: () => void;
}

/** Takes the code that was mailed for a claim. */
export function CodeForm({ claim: { id, email }, onChanged }: CodeFormProps) {
  const { t } = useTranslation('claims');
  const [confirm] = useConfirmStudioClaimMutation();
  const validate = useValidation(claimCodeSchema);
  return (
    <>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {t('claim.codeText', { email, minutes: CLAIM_CODE_MINUTES })}
      </Typography>
      <SubmitForm
        initialValues={{ code: '' }}
        validate={validate}
        failed={t('claim.failed')}
        onSubmit={async ({ code }) => {
          await confirm({ variables: { input: { id, code } } });
          onChanged();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <Box sx={{ maxWidth: 240 }}>
              <FormTextField
                name="code"
                label={t('claim.code')}
                autoComplete="one-time-code"
                autoFocus
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
              />
            </Box>
            <Button
              type="submit"
              variant="contained"
              disabled={isSubmitting}
              sx={{ alignSelf: 'start' }}
            >
              {t(isSubmitting ? 'claim.checking' : 'claim.check')}
            </Button>
          </>
        )}
      </SubmitForm>
      <Box sx={{ mt: 3 }}>
        <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
          {t('claim.noCode')}
        </Typography>
        <WithdrawButton id={id} onWithdrawn={onChanged} />
      </Box>
    </>
  );
}
