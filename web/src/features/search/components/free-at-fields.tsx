import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DEFAULT_HOURS, HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import type { FreeAt } from '#domain/search/studio-search.ts';
import { formatMinutes, isLocalDate, MINUTES_PER_DAY } from '#domain/time/calendar.ts';
import { dayIn, formatClock } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import type { FilterChange } from '../hooks/use-search-address.ts';
import { LAST_ZONE } from '../last-zone.ts';
import { SearchField } from './search-field.tsx';
import { SearchSelect } from './search-select.tsx';

/** Starts that can be asked for lie this far apart. */
const STEP_MINUTES = 30;
const starts = Array.from({ length: MINUTES_PER_DAY / STEP_MINUTES }, (_, index) =>
  formatMinutes(index * STEP_MINUTES),
);

interface FreeAtFieldsProps {
  freeAt: FreeAt | undefined;
  onChange: (change: FilterChange) => void;
  formId: string;
}

/** When studios should be free: a day, and on it a start and a length. */
export function FreeAtFields({ freeAt, onChange, formId }: FreeAtFieldsProps) {
  const { t, i18n } = useTranslation('search');
  const today = dayIn(LAST_ZONE, useNow());
  const hours = freeAt?.hours ?? DEFAULT_HOURS;
  // On a phone what cannot be used yet takes no room.
  const restStyle = { display: { xs: freeAt ? 'block' : 'none', md: 'block' } };

  function chooseDate(date: string): void {
    if (date === '') onChange({ freeAt: undefined });
    // A year that is still being typed is no date that anybody means.
    else if (isLocalDate(date) && date >= today) {
      onChange({ freeAt: { hours, ...freeAt, date, until: undefined } });
    }
  }

  return (
    <>
      <Box sx={{ gridArea: 'date' }}>
        <SearchField
          label={t(freeAt?.until === undefined ? 'bar.date' : 'bar.firstDate')}
          value={freeAt?.date ?? ''}
          onCommit={chooseDate}
          input={{ name: 'date', type: 'date', min: today }}
        />
        {freeAt?.until !== undefined && <input type="hidden" name="until" value={freeAt.until} />}
      </Box>
      <Box sx={{ gridArea: 'start', ...restStyle }}>
        <SearchSelect
          label={t('bar.start')}
          name="start"
          form={formId}
          value={freeAt?.startTime ?? ''}
          options={[
            { value: '', label: t('bar.anyStart') },
            ...startsOffered(freeAt).map((value) => ({
              value,
              label: formatClock(value, i18n.language),
            })),
          ]}
          onChange={(startTime) =>
            freeAt && onChange({ freeAt: { ...freeAt, startTime: startTime || undefined } })
          }
          disabled={!freeAt}
        />
      </Box>
      <Box sx={{ gridArea: 'hours', ...restStyle }}>
        <SearchSelect
          label={t('bar.hours')}
          name="hours"
          form={formId}
          value={String(hours)}
          options={HOURS_OPTIONS.map((option) => ({
            value: String(option),
            label: String(option),
          }))}
          onChange={(option) =>
            freeAt && onChange({ freeAt: { ...freeAt, hours: Number(option) as BookableHours } })
          }
          disabled={!freeAt}
        />
      </Box>
    </>
  );
}

/** Half hours, and the start that a link asks for in between. */
function startsOffered(freeAt: FreeAt | undefined): readonly string[] {
  const asked = freeAt?.startTime;
  if (asked === undefined || starts.includes(asked)) return starts;
  return [...starts, asked].toSorted();
}
