import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { listingLimits } from '#domain/listings/limits.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { RepeatedFields } from '../repeated-fields.tsx';

/** What people ask, and what they are told at once. */
export function QuestionsStep() {
  const { t } = useTranslation('listings');
  return (
    <Stack spacing={4}>
      <RepeatedFields name="faqs" max={listingLimits.faqs} line="question" body="answer" />
      <FormTextField
        name="firstReply"
        label={t('reply.label')}
        helperText={t('reply.help')}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: listingLimits.firstReply } }}
      />
    </Stack>
  );
}
