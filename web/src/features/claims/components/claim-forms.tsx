import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { claimLimits } from '#domain/claims/claim.ts';
import { emailClaimSchema, statementClaimSchema } from '#domain/claims/claim.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import {
  useClaimStudioByEmailMutation,
  useClaimStudioByStatementMutation,
} from '../claims.generated.ts';
import type { UnclaimedStudioFieldsFragment } from '../claims.generated.ts';

interface ClaimFormsProps {
  studio: UnclaimedStudioFieldsFragment;
  onClaimed: () => void;
}

/** The ways to prove that a studio is one's own. */
export function ClaimForms({ studio, onClaimed }: ClaimFormsProps) {
  const { t } = useTranslation('claims');
  const { id, provingDomain } = studio;
  return (
    <>
      {provingDomain && (
        <>
          <Typography variant="h3" component="h2">
            {t('claim.emailTitle')}
          </Typography>
          <Typography sx={{ mt: 1, mb: 2 }}>
            {t('claim.emailText', { domain: provingDomain })}
          </Typography>
          <EmailForm studioId={id} domain={provingDomain} onClaimed={onClaimed} />
          <Divider sx={{ my: 4 }} />
        </>
      )}
      <Typography variant="h3" component="h2">
        {t(provingDomain ? 'claim.otherTitle' : 'claim.statementTitle')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2 }}>{t('claim.statementText')}</Typography>
      <StatementForm studioId={id} onClaimed={onClaimed} />
    </>
  );
}

interface FormProps {
  studioId: string;
  onClaimed: () => void;
}

function EmailForm({ studioId, domain, onClaimed }: FormProps & { domain: string }) {
  const { t } = useTranslation('claims');
  const [claim] = useClaimStudioByEmailMutation();
  const validate = useValidation(emailClaimSchema);
  return (
    <SubmitForm
      initialValues={{ email: '' }}
      validate={validate}
      failed={t('claim.failed')}
      onSubmit={async ({ email }) => {
        await claim({ variables: { input: { unclaimedStudioId: studioId, email } } });
        onClaimed();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="email"
            type="email"
            autoComplete="email"
            label={t('claim.email', { domain })}
            slotProps={{ htmlInput: { maxLength: claimLimits.email } }}
          />
          <Button
            type="submit"
            variant="contained"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t(isSubmitting ? 'claim.sending' : 'claim.sendCode')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}

const STATEMENT = ['statement'] as const;

function StatementForm({ studioId, onClaimed }: FormProps) {
  const { t } = useTranslation('claims');
  const [claim] = useClaimStudioByStatementMutation();
  const validate = useValidation(statementClaimSchema);
  return (
    <SubmitForm
      initialValues={{ statement: '' }}
      validate={validate}
      failed={t('claim.failed')}
      draft={{ form: `claim ${studioId}`, fields: STATEMENT }}
      onSubmit={async ({ statement }) => {
        await claim({ variables: { input: { unclaimedStudioId: studioId, statement } } });
        onClaimed();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="statement"
            label={t('claim.statement')}
            helperText={t('claim.statementHelp')}
            multiline
            minRows={4}
            slotProps={{ htmlInput: { maxLength: claimLimits.statement } }}
          />
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t(isSubmitting ? 'claim.sending' : 'claim.sendStatement')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
