import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import { enumName } from '#domain/enums/enum-name.ts';
import { serviceCategories, ticketCategories } from '#domain/help/ticket-category.ts';
import type { ServiceCategory, TicketCategory } from '#domain/help/ticket-category.ts';
import { ticketLimits } from '#domain/help/ticket.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useLateValidation } from '#web/ui/form/late-validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ticketPath } from '../ticket-paths.ts';
import { useOpenTicketMutation } from '../tickets.generated.ts';
import { AttachFiles } from './attach-files.tsx';
import { CategoryFields } from './category-fields.tsx';
import { SuggestedAnswers } from './suggested-answers.tsx';
import { emptyTicket, ticketInput } from './ticket-values.ts';
import type { TicketValues } from './ticket-values.ts';

interface TicketFormProps {
  /** What is chosen to begin with. */
  category: TicketCategory | '';
  /** Where it is about one service: its category cannot be changed, and its subject need not be said. */
  service?: ServiceCategory;
}

const DRAFT_FIELDS = ['subject', 'content', 'answers', 'name', 'email'] as const;

const rules = () => import('#domain/help/ticket.schema.ts');
// What is not given is an empty text while it is typed.
const loadSchema = async () =>
  (await rules()).ticketSchema as unknown as ObjectSchema<TicketValues>;
const loadGuestSchema = async () =>
  (await rules()).guestTicketSchema as unknown as ObjectSchema<TicketValues>;

/** Asks the people who run the product for something. */
export function TicketForm({ category, service }: TicketFormProps) {
  const { t } = useTranslation('help');
  const isGuest = useSession() === null;
  const navigate = useNavigate();
  const [openTicket] = useOpenTicketMutation();
  /** The number of what a guest has sent. */
  const [sent, setSent] = useState<string>();
  const validate = useLateValidation(isGuest ? loadGuestSchema : loadSchema);
  const subject = service ? t(`ticketCategories.${enumName(service)}`) : '';
  const [initialValues] = useState(() => emptyTicket(category, subject));

  if (sent !== undefined) return <Sent number={sent} onAgain={() => setSent(undefined)} />;
  return (
    <SubmitForm<TicketValues>
      initialValues={initialValues}
      validate={(values) =>
        validate({
          ...values,
          bookingId: (values.bookingId || null) as string,
          studioId: (values.studioId || null) as string,
        })
      }
      failed={t('write.failed')}
      draft={{ form: service ? `ticket ${service}` : 'ticket', fields: DRAFT_FIELDS }}
      onSubmit={async (values) => {
        const { data } = await openTicket({ variables: { input: ticketInput(values, isGuest) } });
        const number = data?.openTicket?.ticketId ?? '';
        if (isGuest) return setSent(number);
        showToast({ tone: 'success', title: t('write.sentTitle', { number }) });
        void navigate(ticketPath(number));
      }}
    >
      {({ isSubmitting }) => (
        <>
          {isGuest && (
            <>
              <FormTextField
                name="name"
                label={t('write.name')}
                autoComplete="name"
                slotProps={{ htmlInput: { maxLength: ticketLimits.name } }}
              />
              <FormTextField
                name="email"
                type="email"
                label={t('write.email')}
                helperText={t('write.emailHelp')}
                autoComplete="email"
              />
            </>
          )}
          {!service && (
            <>
              <FormSelect name="category" label={t('write.category')}>
                <option value="">{t('write.choose')}</option>
                <CategoryOptions />
              </FormSelect>
              <FormTextField
                name="subject"
                label={t('write.subject')}
                autoComplete="off"
                slotProps={{ htmlInput: { maxLength: ticketLimits.subject } }}
              />
              <SuggestedAnswers />
            </>
          )}
          <CategoryFields />
          <FormTextField
            name="content"
            label={t('write.content')}
            helperText={t(service ? 'write.contentHelpService' : 'write.contentHelp')}
            multiline
            minRows={5}
            slotProps={{ htmlInput: { maxLength: ticketLimits.content } }}
          />
          <AttachFiles />
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t(isSubmitting ? 'write.sending' : 'write.send')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}

/** Help first, then services and the company. */
function CategoryOptions() {
  const { t } = useTranslation('help');
  const isService = (category: TicketCategory) =>
    (serviceCategories as readonly TicketCategory[]).includes(category);
  const optionOf = (category: TicketCategory) => (
    <option key={category} value={category}>
      {t(`ticketCategories.${enumName(category)}`)}
    </option>
  );
  return (
    <>
      <optgroup label={t('write.groupHelp')}>
        {ticketCategories.filter((category) => !isService(category)).map(optionOf)}
      </optgroup>
      <optgroup label={t('write.groupServices')}>{serviceCategories.map(optionOf)}</optgroup>
    </>
  );
}

function Sent({ number, onAgain }: { number: string; onAgain: () => void }) {
  const { t } = useTranslation('help');
  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" size="small" onClick={onAgain}>
          {t('write.again')}
        </Button>
      }
    >
      {t('write.sentGuest', { number })}
    </Alert>
  );
}
