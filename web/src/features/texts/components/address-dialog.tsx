import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import type { ObjectSchema } from 'yup';
import { HREF } from '#domain/documents/read-document.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';

interface AddressDialogProps {
  kind: 'link' | 'studio';
  address: string;
  onClose: () => void;
  /** Told the address, which is empty to have no link. */
  onSet: (address: string) => void;
}

interface Values {
  address: string;
}

const invalid = message('documents.addressInvalid');

const schemas = {
  link: object({
    address: trimmed().max(2000).matches(HREF, { message: invalid, excludeEmptyString: true }),
  }),
  studio: object({ address: trimmed().required(invalid).matches(/\d/, { message: invalid }) }),
} as const;

/** Asks where a link leads, or which studio is shown. */
export function AddressDialog({ kind, address, onClose, onSet }: AddressDialogProps) {
  const { t } = useTranslation('texts');
  const validate = useValidation<Values>(schemas[kind] as unknown as ObjectSchema<Values>);
  return (
    <ResponsiveDialog open onClose={onClose} title={t(`address.${kind}`)}>
      <SubmitForm<Values>
        initialValues={{ address }}
        validate={validate}
        failed={t('edit.failed')}
        onSubmit={(values) => Promise.resolve(onSet(values.address.trim()))}
      >
        <FormTextField
          name="address"
          label={t('address.label')}
          helperText={t(`address.${kind}Help`)}
          autoFocus
        />
        <Button type="submit" variant="contained">
          {t('address.set')}
        </Button>
      </SubmitForm>
    </ResponsiveDialog>
  );
}
