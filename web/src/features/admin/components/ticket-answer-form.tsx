import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { enumName } from '#domain/enums/enum-name.ts';
import { ticketAnswerSchema, ticketNoteSchema } from '#domain/help/ticket.schema.ts';
import { fillAnswer, ticketLimits } from '#domain/help/ticket.ts';
import type { TicketState } from '#domain/help/ticket.ts';
import { AttachFiles } from '#web/features/help/components/attach-files.tsx';
import type { ArrivedFile } from '#web/features/help/components/ticket-values.ts';
import type { TicketLineFragment } from '#web/features/help/tickets.generated.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAnswerTicketMutation, useNoteOnTicketMutation } from '../tickets.generated.ts';
import type { CannedAnswerFieldsFragment } from '../tickets.generated.ts';

interface AnswerValues {
  content: string;
  attachments: readonly ArrivedFile[];
  state: TicketState;
}

interface TicketAnswerFormProps {
  ticket: Pick<TicketLineFragment, 'id' | 'senderName'>;
  answers: readonly CannedAnswerFieldsFragment[];
}

const DRAFT_FIELDS = ['content'] as const;

/** Where an answer moves a ticket, the usual one first. */
const statesAfter = ['waiting-for-sender', 'solved', 'waiting-for-staff', 'closed'] as const;

/** Answers the sender of a ticket. */
export function TicketAnswerForm({ ticket, answers }: TicketAnswerFormProps) {
  const { t } = useTranslation('admin');
  const [answer] = useAnswerTicketMutation();
  const validate = useValidation(ticketAnswerSchema as unknown as ObjectSchema<AnswerValues>);
  const { id } = ticket;
  return (
    <SubmitForm<AnswerValues>
      initialValues={{ content: '', attachments: [], state: 'waiting-for-sender' }}
      validate={validate}
      failed={t('tickets.answerFailed')}
      draft={{ form: `ticket answer ${id}`, fields: DRAFT_FIELDS }}
      onSubmit={async ({ content, attachments, state }, form) => {
        const input = { id, content, attachments: [...attachments], state: enumName(state) };
        await answer({ variables: { input } });
        showToast({ tone: 'success', title: t('tickets.answered') });
        form.resetForm();
      }}
    >
      {({ isSubmitting }) => (
        <>
          {answers.length > 0 && <CannedChoice ticket={ticket} answers={answers} />}
          <FormTextField
            name="content"
            label={t('tickets.answer')}
            multiline
            minRows={5}
            slotProps={{ htmlInput: { maxLength: ticketLimits.content } }}
          />
          <AttachFiles />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, maxWidth: 480 }}>
            <Box sx={{ flex: '1 1 200px' }}>
              <FormSelect name="state" label={t('tickets.stateAfter')}>
                {statesAfter.map((state) => (
                  <option key={state} value={state}>
                    {t(`tickets.states.${enumName(state)}`)}
                  </option>
                ))}
              </FormSelect>
            </Box>
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t('tickets.send')}
            </Button>
          </Box>
        </>
      )}
    </SubmitForm>
  );
}

/** Puts a prepared answer into the form, after what is written there already. */
function CannedChoice({ ticket, answers }: TicketAnswerFormProps) {
  const { t } = useTranslation('admin');
  const { values, setFieldValue } = useFormikContext<AnswerValues>();

  function insert(chosen: string): void {
    const answer = answers.find(({ id }) => id === chosen);
    if (!answer) return;
    const { id: number, senderName: name } = ticket;
    const text = fillAnswer(answer.content, { name, number });
    const content = values.content.trim() === '' ? text : `${values.content}\n\n${text}`;
    void setFieldValue('content', content.slice(0, ticketLimits.content));
  }

  return (
    <ChoiceSelect
      label={t('tickets.canned')}
      value=""
      onChange={insert}
      all={t('tickets.chooseCanned')}
    >
      {answers.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </ChoiceSelect>
  );
}

/** Notes something for staff alone. */
export function TicketNoteForm({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const [note] = useNoteOnTicketMutation();
  const validate = useValidation(ticketNoteSchema);
  return (
    <SubmitForm
      initialValues={{ content: '' }}
      validate={validate}
      failed={t('tickets.noteFailed')}
      draft={{ form: `ticket note ${id}`, fields: DRAFT_FIELDS }}
      onSubmit={async ({ content }, form) => {
        await note({ variables: { input: { id, content } } });
        showToast({ tone: 'success', title: t('tickets.noted') });
        form.resetForm();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="content"
            label={t('tickets.note')}
            helperText={t('tickets.noteHelp')}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: ticketLimits.content } }}
          />
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t('tickets.keepNote')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
