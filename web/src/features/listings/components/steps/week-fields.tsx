import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { listingLimits } from '#domain/listings/limits.ts';
import type { HoursContent } from '#domain/studios/studio-content.ts';
import { addDays } from '#domain/time/calendar.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { DayFields } from './day-fields.tsx';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Any Monday: weekdays are named by the days that follow it. */
const MONDAY = '2024-01-01';

/** The hours of each day of the week: a field of a form, which is a list of windows. */
export function WeekFields({ name }: { name: string }) {
  const { t, i18n } = useTranslation('listings');
  const [{ value }, { error }, { setValue }] = useField<HoursContent[]>(name);
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
