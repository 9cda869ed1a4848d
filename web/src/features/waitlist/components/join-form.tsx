import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DEFAULT_HOURS, HOURS_OPTIONS, isBookableHours } from '#domain/bookings/hours.ts';
import { waitSchema } from '#domain/waitlist/waitlist.schema.ts';
import { dayIn, zoneName } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useJoinWaitlistMutation } from '../waitlist.generated.ts';
import type { WaitlistStudioQuery } from '../waitlist.generated.ts';

interface JoinValues {
  date: string;
  earliest: string;
  latest: string;
  /** As a list of the browser has it. */
  hours: string;
}

interface JoinFormProps {
  studio: NonNullable<WaitlistStudioQuery['studio']>;
  /** What was chosen before; may be empty. */
  date: string;
  hours: string;
  onJoined: () => void;
}

/** Says what to wait for in a studio: a day, a length, and between which starts. */
export function JoinForm({ studio, date, hours, onJoined }: JoinFormProps) {
  const { t, i18n } = useTranslation(['waitlist', 'bookings']);
  const now = useNow();
  const validate = useValidation(waitSchema);
  const [joinWaitlist] = useJoinWaitlistMutation();
  const initialValues: JoinValues = {
    date: date || dayIn(studio.zone, now),
    earliest: '09:00',
    latest: '21:00',
    hours: isBookableHours(Number(hours)) ? hours : String(DEFAULT_HOURS),
  };
  const inputOf = (values: JoinValues) => ({
    ...values,
    studioId: studio.id,
    hours: Number(values.hours),
  });

  async function join(values: JoinValues): Promise<void> {
    await joinWaitlist({ variables: { input: inputOf(values) } });
    showToast({ tone: 'success', title: t('joined'), description: t('joinedText') });
    onJoined();
  }

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, borderRadius: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('joinTitle', { studio: studio.name })}
      </Typography>
      <SubmitForm<JoinValues>
        initialValues={initialValues}
        validate={(values) => validate(inputOf(values) as never)}
        onSubmit={join}
        failed={t('failed')}
      >
        {({ isSubmitting }) => (
          <>
            <Box sx={fieldsStyle}>
              <FormTextField name="date" type="date" label={t('date')} slotProps={shrunk} />
              <FormSelect name="hours" label={t('length')}>
                {HOURS_OPTIONS.map((count) => (
                  <option key={count} value={count}>
                    {t('bookings:card.hours', { count })}
                  </option>
                ))}
              </FormSelect>
              <FormTextField name="earliest" type="time" label={t('earliest')} slotProps={shrunk} />
              <FormTextField name="latest" type="time" label={t('latest')} slotProps={shrunk} />
            </Box>
            <Typography variant="body2" color="textSecondary">
              {t('bookings:change.zone', { zone: zoneName(now, studio.zone, i18n.language) })}
            </Typography>
            <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ mr: 'auto' }}>
              {t('join')}
            </Button>
          </>
        )}
      </SubmitForm>
    </Paper>
  );
}

const shrunk = { inputLabel: { shrink: true } } as const;

const fieldsStyle = { display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' } as const;
