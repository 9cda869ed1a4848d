import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listingLimits } from '#domain/listings/limits.ts';
import type { HoursException } from '#domain/studios/exceptions.ts';
import { addDays, isLocalDate } from '#domain/time/calendar.ts';
import { dayIn, formatDays } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { DayFields } from './day-fields.tsx';

/** Days that differ from the week, such as holidays. What is over is kept, and not shown. */
export function ExceptionFields() {
  const { t } = useTranslation('listings');
  const [{ value: exceptions }, { error }, { setValue }] = useField<HoursException[]>('exceptions');
  const today = dayIn('UTC', useNow());
  // A day longer: somewhere it still is the day before.
  const upcoming = exceptions.flatMap(({ to }, index) =>
    to === '' || to >= addDays(today, -1) ? [index] : [],
  );
  const helpId = useId();
  const addButton = useRef<HTMLButtonElement>(null);

  function add(): void {
    // The day after all that are there: no day is in two of them.
    const day = [today, ...exceptions.map(({ to }) => to)].filter(isLocalDate).toSorted().at(-1)!;
    const next = addDays(day, 1);
    void setValue([...exceptions, { from: next, to: next, windows: [], reason: '' }]);
  }

  return (
    <Box component="fieldset" aria-describedby={helpId} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography variant="subtitle1" component="legend" sx={{ p: 0 }}>
        {t('exceptions.title')}
      </Typography>
      <Typography id={helpId} variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('exceptions.help')}
      </Typography>
      {typeof error === 'string' && (
        <Box sx={{ mb: 2 }}>
          <FormAlert message={error} />
        </Box>
      )}
      {upcoming.map((index, position) => (
        <ExceptionRow
          key={`row ${index}`}
          index={index}
          number={position + 1}
          exception={exceptions[index]!}
          onChange={(changed) => void setValue(exceptions.toSpliced(index, 1, changed))}
          onRemove={() => {
            void setValue(exceptions.toSpliced(index, 1));
            addButton.current?.focus();
          }}
        />
      ))}
      <Button
        ref={addButton}
        variant="outlined"
        color="inherit"
        startIcon={<Plus size={18} aria-hidden />}
        // Not `disabled`: it takes the focus when one is removed.
        aria-disabled={exceptions.length >= listingLimits.exceptions}
        onClick={() => {
          if (exceptions.length < listingLimits.exceptions) add();
        }}
      >
        {t('exceptions.add')}
      </Button>
    </Box>
  );
}

interface ExceptionRowProps {
  /** Where it is among all, and among those that are shown. */
  index: number;
  number: number;
  exception: HoursException;
  onChange: (exception: HoursException) => void;
  onRemove: () => void;
}

function ExceptionRow({ index, number, exception, onChange, onRemove }: ExceptionRowProps) {
  const { t, i18n } = useTranslation('listings');
  const path = `exceptions[${index}]`;
  const [, { error: wrongHours }] = useField<unknown>(`${path}.windows`);
  return (
    <Box sx={rowStyle}>
      <Box sx={daysStyle}>
        <DateField
          name={`${path}.from`}
          label={t('exceptions.from', { number })}
          // What begins later ends later.
          onChange={(from) =>
            onChange({ ...exception, from, to: exception.to < from ? from : exception.to })
          }
        />
        <DateField
          name={`${path}.to`}
          label={t('exceptions.to', { number })}
          onChange={(to) => onChange({ ...exception, to })}
        />
        <IconButton
          aria-label={t('exceptions.remove', { number })}
          onClick={onRemove}
          sx={{ width: 44, height: 44, mt: 0.75 }}
        >
          <X size={18} aria-hidden />
        </IconButton>
      </Box>
      <DayFields
        name={daysOf(exception, i18n.language)}
        max={listingLimits.exceptionWindows}
        windows={exception.windows}
        onChange={(windows) => onChange({ ...exception, windows })}
      />
      {typeof wrongHours === 'string' && <FormAlert message={wrongHours} />}
      <FormTextField
        name={`${path}.reason`}
        label={t('exceptions.reason', { number })}
        helperText={t('exceptions.reasonHelp')}
        size="small"
        slotProps={{ htmlInput: { maxLength: listingLimits.exceptionReason } }}
      />
    </Box>
  );
}

/** What the days are called, as far as they are typed. */
function daysOf({ from, to }: HoursException, language: string): string {
  if (from === '') return '–';
  return formatDays(from, to < from ? from : to, language);
}

interface DateFieldProps {
  name: string;
  label: string;
  onChange: (date: string) => void;
}

function DateField({ name, label, onChange }: DateFieldProps) {
  const [{ value, onBlur }, { error, touched }] = useField<string>(name);
  const text = touched ? error : undefined;
  return (
    <TextField
      type="date"
      size="small"
      name={name}
      label={label}
      value={value}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value)}
      error={text !== undefined}
      helperText={text}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

const rowStyle = { display: 'grid', gap: 1.5, mb: 3 } as const;

const daysStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
    sm: '200px 200px minmax(0, 1fr)',
  },
  gap: 1,
} as const;
