import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DEFAULT_HOURS } from '#domain/bookings/hours.ts';
import type { FreeAt } from '#domain/search/studio-search.ts';
import { isLocalDate } from '#domain/time/calendar.ts';
import { dayIn } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import type { FilterChange } from '../hooks/use-search-address.ts';
import { LAST_ZONE } from '../last-zone.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { HoursSelect, StartSelect } from './time-selects.tsx';

interface FreeAtFieldsProps {
  freeAt: FreeAt | undefined;
  onChange: (change: FilterChange) => void;
  formId: string;
}

/** When studios should be free: a day, and on it a start and a length. */
export function FreeAtFields({ freeAt, onChange, formId }: FreeAtFieldsProps) {
  const { t } = useTranslation('search');
  const today = dayIn(LAST_ZONE, useNow());
  const time = {
    freeAt,
    formId,
    onChange: (next: FreeAt) => onChange({ freeAt: next }),
  };

  function chooseDate(date: string): void {
    if (date === '') onChange({ freeAt: undefined });
    // A year that is still being typed is no date that anybody means.
    else if (isLocalDate(date) && date >= today) {
      onChange({ freeAt: { hours: DEFAULT_HOURS, ...freeAt, date, until: undefined } });
    }
  }

  return (
    <>
      <Box sx={{ flex: '1.2 1 10.5rem' }}>
        <SearchField
          label={t(freeAt?.until === undefined ? 'bar.date' : 'bar.firstDate')}
          value={freeAt?.date ?? ''}
          onCommit={chooseDate}
          input={{ name: 'date', type: 'date', min: today }}
        />
        {freeAt?.until !== undefined && <input type="hidden" name="until" value={freeAt.until} />}
      </Box>
      <Box sx={{ flex: '1 1 8.5rem' }}>
        <StartSelect {...time} />
      </Box>
      <Box sx={{ flex: '0.8 1 6.5rem' }}>
        <HoursSelect {...time} />
      </Box>
    </>
  );
}
