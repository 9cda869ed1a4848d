import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { enumName } from '#domain/enums/enum-name.ts';
import type { OwnerRequestKind } from '#domain/owners/owner-request.ts';
import { ownerRequestSchema } from '#domain/owners/owner-request.schema.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRunStudios } from '../hooks/use-own-studios.ts';
import { useSendOwnerRequestMutation } from '../owner-requests.generated.ts';

interface RequestFormProps {
  kind: OwnerRequestKind;
  onSent: () => void;
}

interface RequestValues {
  kind: OwnerRequestKind;
  /** Empty for none. */
  studioId: string;
  subject: string;
  details: string;
}

const DRAFT_FIELDS = ['studioId', 'subject', 'details'] as const;

/** Asks the people who run the product for something. */
export function RequestForm({ kind, onSent }: RequestFormProps) {
  const { t } = useTranslation('owners');
  const [send] = useSendOwnerRequestMutation();
  const studios = useRunStudios();
  const validate = useValidation<RequestValues>(
    ownerRequestSchema as unknown as ObjectSchema<RequestValues>,
  );
  const only = studios.length === 1 ? studios[0]!.studio.id : '';
  return (
    <SubmitForm<RequestValues>
      initialValues={{ kind, studioId: only, subject: '', details: '' }}
      validate={(values) => validate({ ...values, studioId: (values.studioId || null) as string })}
      failed={t('ask.failed')}
      draft={{ form: `owner request ${kind}`, fields: DRAFT_FIELDS }}
      onSubmit={async ({ studioId, subject, details }, form) => {
        await send({
          variables: {
            input: { kind: enumName(kind), studioId, subject, details },
          },
        });
        showToast({ tone: 'success', title: t('ask.sent'), description: t('ask.sentText') });
        form.resetForm();
        onSent();
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
          <FormTextField name="subject" label={t(`ask.${kind}.subject`)} />
          <FormTextField
            name="details"
            label={t(`ask.${kind}.details`)}
            helperText={t(`ask.${kind}.help`)}
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
