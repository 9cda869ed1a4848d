import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { ticketRatingSchema } from '#domain/help/ticket.schema.ts';
import { ticketLimits } from '#domain/help/ticket.ts';
import { RatingField } from '#web/features/reviews/components/rating-field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useRateTicketMutation } from '../tickets.generated.ts';
import type { TicketThreadFragment } from '../tickets.generated.ts';

interface RatingFormProps {
  ticket: TicketThreadFragment;
  /** What lets a guest in. */
  ticketKey: string | undefined;
}

interface RatingValues {
  rating: number;
  words: string;
}

/** Asks how it was, once; what was said then. */
export function RatingForm({ ticket: { id, rating }, ticketKey }: RatingFormProps) {
  const { t } = useTranslation('help');
  const [rate] = useRateTicketMutation();
  const validate = useValidation(ticketRatingSchema as unknown as ObjectSchema<RatingValues>);
  if (rating !== null) return <Typography>{t('rate.thanks', { rating })}</Typography>;
  return (
    <SubmitForm<RatingValues>
      initialValues={{ rating: 0, words: '' }}
      validate={validate}
      failed={t('rate.failed')}
      onSubmit={async (values) => {
        await rate({ variables: { input: { id, key: ticketKey ?? null, ...values } } });
      }}
    >
      {({ isSubmitting }) => (
        <>
          <RatingField name="rating" label={t('rate.label')} />
          <FormTextField
            name="words"
            label={t('write.optional', { label: t('rate.words') })}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: ticketLimits.ratingWords } }}
          />
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t('rate.send')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
