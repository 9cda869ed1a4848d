import { useTranslation } from 'react-i18next';
import { DEFAULT_HOURS, HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import type { FreeAt } from '#domain/search/studio-search.ts';
import { formatMinutes, MINUTES_PER_DAY } from '#domain/time/calendar.ts';
import { formatClock } from '#web/lib/dates.ts';
import { SearchSelect } from './search-select.tsx';

/** Starts that can be asked for lie this far apart. */
const STEP_MINUTES = 30;
const starts = Array.from({ length: MINUTES_PER_DAY / STEP_MINUTES }, (_, index) =>
  formatMinutes(index * STEP_MINUTES),
);

interface TimeSelectProps {
  /** Without it there is no day yet, and nothing to choose. */
  freeAt: FreeAt | undefined;
  onChange: (freeAt: FreeAt) => void;
  formId: string;
}

/** When on its day it should begin. */
export function StartSelect({ freeAt, onChange, formId }: TimeSelectProps) {
  const { t, i18n } = useTranslation('search');
  return (
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
      onChange={(startTime) => freeAt && onChange({ ...freeAt, startTime: startTime || undefined })}
      disabled={!freeAt}
    />
  );
}

/** How long it should be free. */
export function HoursSelect({ freeAt, onChange, formId }: TimeSelectProps) {
  const { t } = useTranslation('search');
  return (
    <SearchSelect
      label={t('bar.hours')}
      name="hours"
      form={formId}
      value={String(freeAt?.hours ?? DEFAULT_HOURS)}
      options={HOURS_OPTIONS.map((option) => ({ value: String(option), label: String(option) }))}
      onChange={(option) =>
        freeAt && onChange({ ...freeAt, hours: Number(option) as BookableHours })
      }
      disabled={!freeAt}
    />
  );
}

/** Half hours, and the start that a link asks for in between. */
function startsOffered(freeAt: FreeAt | undefined): readonly string[] {
  const asked = freeAt?.startTime;
  if (asked === undefined || starts.includes(asked)) return starts;
  return [...starts, asked].toSorted();
}
