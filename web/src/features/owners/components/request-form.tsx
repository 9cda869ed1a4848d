import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { enumName } from '#domain/enums/enum-name.ts';
import { ownerRequestSchema } from '#domain/owners/owner-request.schema.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRunStudios } from '../hooks/use-own-studios.ts';
import {
  MyOwnerRequestsDocument,
  useSendOwnerRequestMutation,
} from '../owner-requests.generated.ts';

/** What is asked for. */
const KIND = 'interview';

interface RequestValues {
  kind: typeof KIND;
  /** Empty for none. */
  studioId: string;
  subject: string;
  details: string;
}

const DRAFT_FIELDS = ['studioId', 'subject', 'details'] as const;

/** Asks the people who run the product for an interview. */
export function RequestForm() {
  const { t } = useTranslation('owners');
  const [send] = useSendOwnerRequestMutation({ refetchQueries: [MyOwnerRequestsDocument] });
  const studios = useRunStudios();
  const validate = useValidation<RequestValues>(
    ownerRequestSchema as unknown as ObjectSchema<RequestValues>,
  );
  const only = studios.length === 1 ? studios[0]!.studio.id : '';
  return (
    <SubmitForm<RequestValues>
      initialValues={{ kind: KIND, studioId: only, subject: '', details: '' }}
      validate={(values) => validate({ ...values, studioId: (values.studioId || null) as string })}
      failed={t('ask.failed')}
      draft={{ form: `owner request ${KIND}`, fields: DRAFT_FIELDS }}
      onSubmit={async ({ studioId, subject, details }, form) => {
        await send({
          variables: {
            input: { kind: enumName(KIND), studioId, subject, details },
          },
        });
        showToast({ tone: 'success', title: t('ask.sent'), description: t('ask.sentText') });
        form.resetForm();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormSelect name="studioId" label={t('ask.studio')}>
            <option value="">{t('ask.choose')}</option>
            {studios.map(({ studio: { id, name } }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FormSelect>
          <FormTextField name="subject" label={t('ask.interview.subject')} />
          <FormTextField
            name="details"
            label={t('ask.interview.details')}
            helperText={t('ask.interview.help')}
            multiline
            minRows={4}
          />
          <Button
            type="submit"
            variant="contained"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t(isSubmitting ? 'ask.sending' : 'ask.send')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
