import Box from '@mui/material/Box';
import { useId } from 'react';
import { DEFAULT_HOURS } from '#domain/bookings/hours.ts';
import type { FreeAt } from '#domain/search/studio-search.ts';
import { DatesPicker } from '../dates-picker.tsx';
import { HoursSelect, StartSelect } from '../time-selects.tsx';

interface WhenPanelProps {
  freeAt: FreeAt | undefined;
  onChange: (freeAt: FreeAt | undefined) => void;
}

/** A day or several, and on it a start and a length. */
export function WhenPanel({ freeAt, onChange }: WhenPanelProps) {
  // No form: nothing of it is sent.
  const formId = useId();
  return (
    <>
      <DatesPicker
        days={freeAt && { from: freeAt.date, until: freeAt.until ?? freeAt.date }}
        onChange={(days) =>
          onChange(
            days && {
              hours: DEFAULT_HOURS,
              ...freeAt,
              date: days.from,
              until: days.until === days.from ? undefined : days.until,
            },
          )
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mt: 2 }}>
        <StartSelect freeAt={freeAt} onChange={onChange} formId={formId} />
        <HoursSelect freeAt={freeAt} onChange={onChange} formId={formId} />
      </Box>
    </>
  );
}
