import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { ticketReplySchema } from '#domain/help/ticket.schema.ts';
import { ticketLimits } from '#domain/help/ticket.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useReplyToTicketMutation } from '../tickets.generated.ts';
import { AttachFiles } from './attach-files.tsx';
import type { ArrivedFile } from './ticket-values.ts';

interface ReplyFormProps {
  id: string;
  /** What lets a guest in. */
  ticketKey: string | undefined;
}

interface ReplyValues {
  content: string;
  attachments: readonly ArrivedFile[];
}

const DRAFT_FIELDS = ['content'] as const;

/** Writes into a ticket of one's own. */
export function ReplyForm({ id, ticketKey }: ReplyFormProps) {
  const { t } = useTranslation('help');
  const [reply] = useReplyToTicketMutation();
  const validate = useValidation(ticketReplySchema as unknown as ObjectSchema<ReplyValues>);
  return (
    <SubmitForm<ReplyValues>
      initialValues={{ content: '', attachments: [] }}
      validate={validate}
      failed={t('ticket.replyFailed')}
      draft={{ form: `ticket reply ${id}`, fields: DRAFT_FIELDS }}
      onSubmit={async ({ content, attachments }, form) => {
        const input = { id, key: ticketKey ?? null, content, attachments: [...attachments] };
        await reply({ variables: { input } });
        form.resetForm();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="content"
            label={t('ticket.reply')}
            multiline
            minRows={4}
            slotProps={{ htmlInput: { maxLength: ticketLimits.content } }}
          />
          <AttachFiles />
          <Button
            type="submit"
            variant="contained"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t(isSubmitting ? 'write.sending' : 'ticket.sendReply')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
