import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { RemovalInput } from '#domain/company/removal.schema.ts';
import { REMOVAL_DAYS, removalLimits } from '#domain/company/removal.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useLateValidation } from '#web/ui/form/late-validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRequestRemovalMutation } from '../company.generated.ts';

const loadSchema = async () => (await import('#domain/company/removal.schema.ts')).removalSchema;

/** Asks for a listing to be removed, beside what happens then (spec §2.16). */
export function RemovalsPage() {
  return (
    <TitledPage id="removals">
      <Box sx={columnsStyle}>
        <RemovalForm />
        <Policy />
      </Box>
    </TitledPage>
  );
}

const empty: RemovalInput = {
  name: '',
  email: '',
  listingUrl: '',
  reason: '',
  additionalDetails: '',
};
const DRAFT_FIELDS = ['name', 'email', 'listingUrl', 'reason', 'additionalDetails'] as const;

/** The toast is shown so long after the request is sent (spec §8). */
const TOAST_AFTER_MS = 1000;

function later(ms: number): Promise<void> {
  return new Promise((over) => {
    setTimeout(over, ms);
  });
}

function RemovalForm() {
  const { t } = useTranslation('company');
  const validate = useLateValidation(loadSchema);
  const [request] = useRequestRemovalMutation();
  return (
    <SubmitForm
      initialValues={empty}
      validate={validate}
      failed={t('removals.failed')}
      draft={{ form: 'removal', fields: DRAFT_FIELDS }}
      onSubmit={async (input, form) => {
        await Promise.all([request({ variables: { input } }), later(TOAST_AFTER_MS)]);
        showToast({
          tone: 'success',
          title: t('removals.submitted'),
          description: t('removals.submittedText'),
        });
        form.resetForm();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="name"
            label={t('removals.name')}
            autoComplete="name"
            slotProps={{ htmlInput: { maxLength: removalLimits.name } }}
          />
          <FormTextField
            name="email"
            type="email"
            label={t('removals.email')}
            autoComplete="email"
            helperText={t('removals.emailHelp')}
          />
          <FormTextField
            name="listingUrl"
            type="url"
            label={t('removals.url')}
            helperText={t('removals.urlHelp')}
            slotProps={{ htmlInput: { maxLength: removalLimits.listingUrl } }}
          />
          <FormTextField
            name="reason"
            label={t('removals.reason')}
            multiline
            minRows={4}
            slotProps={{ htmlInput: { maxLength: removalLimits.reason } }}
          />
          <FormTextField
            name="additionalDetails"
            label={t('removals.details')}
            helperText={t('removals.detailsHelp')}
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: removalLimits.additionalDetails } }}
          />
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t(isSubmitting ? 'removals.sending' : 'removals.send')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}

const steps = ['read', 'answer', 'act', 'kept'] as const;

function Policy() {
  const { t } = useTranslation('company');
  return (
    <Box component="aside" aria-label={t('removals.policy')} sx={policyStyle}>
      <Typography variant="h3" component="h2">
        {t('removals.policy')}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, '& li': { mt: 1.5 } }}>
        {steps.map((step) => (
          <li key={step}>{t(`removals.steps.${step}`, { ...REMOVAL_DAYS })}</li>
        ))}
      </Box>
      <Typography sx={{ mt: 2 }}>
        <Link component={RouterLink} to="/privacy">
          {t('removals.privacy')}
        </Link>
      </Typography>
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 4, md: 6 },
  mt: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
} as const;

const policyStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  p: 3,
} as const;
