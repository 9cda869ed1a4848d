import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUESTS_LIMIT } from '#domain/bookings/limits.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';

/** A field for what somebody wants to say with a booking, behind a button until they do. */
export function RequestField() {
  const { t } = useTranslation('bookings');
  const { values } = useFormikContext<{ additionalRequests: string }>();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && values.additionalRequests === '') {
    return (
      <Button
        color="inherit"
        size="small"
        startIcon={<Plus size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
        sx={{ alignSelf: 'start', ml: -1.25 }}
      >
        {t('card.addRequests')}
      </Button>
    );
  }
  return (
    <FormTextField
      name="additionalRequests"
      label={t('card.requests')}
      helperText={t('card.requestsHelp')}
      multiline
      minRows={2}
      // Somebody has just asked for it, or comes back to what they had typed.
      autoFocus={isOpen}
      slotProps={{ htmlInput: { maxLength: REQUESTS_LIMIT } }}
    />
  );
}
