import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { listingLimits } from '#domain/listings/limits.ts';
import { cancellationKinds } from '#domain/studios/studio-content.ts';
import type { HoursContent } from '#domain/studios/studio-content.ts';
import { addDays } from '#domain/time/calendar.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import type { ListingValues } from '../../listing-values.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { DayFields } from './day-fields.tsx';
import { ExceptionFields } from './exception-fields.tsx';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Any Monday: weekdays are named by the days that follow it. */
const MONDAY = '2024-01-01';

/** Minutes. */
const buffers = [0, 15, 30, 45, 60, 90, 120];
const notices = [0, 2, 6, 12, 24, 48, 72, 168].map((hours) => hours * 60);

/** What is offered, with what was chosen elsewhere. */
function including(offered: readonly number[], chosen: string): number[] {
  return [...new Set([...offered, Number(chosen)])].toSorted((one, other) => one - other);
}

/** When the studio can be booked, and what cancelling returns. */
export function HoursStep() {
  const { t } = useTranslation('listings');
  const { values } = useFormikContext<ListingValues>();
  return (
    <Stack spacing={3}>
      <WeekFields />
      <ExceptionFields />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormSelect
          name="bufferMinutes"
          label={t('hours.buffer')}
          helperText={t('hours.bufferHelp')}
        >
          {including(buffers, values.bufferMinutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {t('hours.minutes', { count: minutes })}
            </option>
          ))}
        </FormSelect>
        <FormSelect
          name="minimumNoticeMinutes"
          label={t('hours.notice')}
          helperText={t('hours.noticeHelp')}
        >
          {including(notices, values.minimumNoticeMinutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {t('hours.hours', { count: minutes / 60 })}
            </option>
          ))}
        </FormSelect>
        <FormTextField
          name="horizonDays"
          label={t('hours.horizon')}
          helperText={t('hours.horizonHelp')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <FormSelect name="cancellation" label={t('hours.cancellation')}>
          {cancellationKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`hours.cancellations.${enumName(kind)}`)}
            </option>
          ))}
        </FormSelect>
      </Box>
    </Stack>
  );
}

function WeekFields() {
  const { t, i18n } = useTranslation('listings');
  const [{ value }, { error }, { setValue }] = useField<HoursContent[]>('hours');
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  const nameOf = (day: Weekday) => format.format(Date.parse(addDays(MONDAY, day - 1)));
  const set = (windows: HoursContent[]) =>
    void setValue(windows.toSorted((one, other) => one.weekday - other.weekday));

  function copyMonday(): void {
    const monday = value.filter(({ weekday }) => weekday === 1);
    set(weekdays.flatMap((weekday) => monday.map((window) => ({ ...window, weekday }))));
  }

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography variant="subtitle1" component="legend" sx={{ p: 0 }}>
        {t('hours.week')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('hours.weekHelp')}
      </Typography>
      {typeof error === 'string' && <FormAlert message={error} />}
      {weekdays.map((day) => (
        <DayFields
          key={day}
          name={nameOf(day)}
          max={listingLimits.exceptionWindows}
          windows={value.filter(({ weekday }) => weekday === day)}
          onChange={(windows) =>
            set([
              ...value.filter(({ weekday }) => weekday !== day),
              ...windows.map((window) => ({ ...window, weekday: day })),
            ])
          }
        />
      ))}
      <Button color="inherit" size="small" onClick={copyMonday} sx={{ mt: 1 }}>
        {t('hours.copy', { day: nameOf(1) })}
      </Button>
    </Box>
  );
}
