import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { BLOCK_NOTE_LIMIT } from '#domain/blocks/limits.ts';
import { blockSchema } from '#domain/blocks/block.schema.ts';
import { addDays, weekdayOf } from '#domain/time/calendar.ts';
import { weekdayCode } from '#domain/time/recurrence.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { formatDayAndTime, formatWeekday } from '#web/lib/dates.ts';
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { blockInputOf } from '../block-values.ts';
import type { BlockValues } from '../block-values.ts';
import type { CalendarStudio } from '../calendar-entries.ts';
import { useConflicts } from '../hooks/use-conflicts.ts';
import { weekdayCodes } from '../repetition.ts';

/** Any Monday: weekdays are named by the days that follow it. */
const MONDAY = '2024-01-01';

interface BlockDialogProps {
  initialValues: BlockValues;
  /** Studios whose time the reader may keep. */
  studios: readonly CalendarStudio[];
  /** Whether it is one that there is already. */
  isNew: boolean;
  /** Whether a block that is repeated was opened at one of its times. */
  asksWhichTimes: boolean;
  onSave: (values: BlockValues) => Promise<void>;
  /** Removes it; undefined for a new one. */
  onRemove: ((values: BlockValues) => void) | undefined;
  onClose: () => void;
}

/** A form for a block, which says what it would meet before it is saved. */
export function BlockDialog({
  initialValues,
  studios,
  isNew,
  asksWhichTimes,
  onSave,
  onRemove,
  onClose,
}: BlockDialogProps) {
  const { t } = useTranslation('calendar');
  const validate = useValidation(blockSchema);
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={t(isNew ? 'form.newTitle' : 'form.title')}
      maxWidth="sm"
      fillsPhone
    >
      <SubmitForm<BlockValues>
        initialValues={initialValues}
        validate={(values) => validate(blockInputOf(values) as never)}
        onSubmit={async (values) => {
          await onSave(values);
          return undefined;
        }}
        failed={t('form.failed')}
      >
        {({ values, isSubmitting }) => (
          <>
            {studios.length > 1 && (
              <FormSelect name="studioId" label={t('studio')} disabled={!isNew}>
                {studios.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </FormSelect>
            )}
            <ZoneNote studios={studios} />
            <TimeFields />
            <FormTextField
              name="note"
              label={t('form.note')}
              helperText={t('form.noteHelp')}
              slotProps={{ htmlInput: { maxLength: BLOCK_NOTE_LIMIT } }}
            />
            {asksWhichTimes && (
              <FormSelect name="scope" label={t('form.scope')}>
                <option value="this">{t('form.scopes.this')}</option>
                <option value="all">{t('form.scopes.all')}</option>
              </FormSelect>
            )}
            {!(asksWhichTimes && values.scope === 'this') && <RepetitionFields />}
            <Conflicts studios={studios} />
            <Box sx={buttonsStyle}>
              {onRemove && (
                <Button
                  color="error"
                  variant="outlined"
                  disabled={isSubmitting}
                  onClick={() => onRemove(values)}
                  sx={{ mr: 'auto' }}
                >
                  {t('form.remove')}
                </Button>
              )}
              <Button color="inherit" variant="outlined" disabled={isSubmitting} onClick={onClose}>
                {t('form.cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t(isNew ? 'form.create' : 'form.save')}
              </Button>
            </Box>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}

function ZoneNote({ studios }: Pick<BlockDialogProps, 'studios'>) {
  const { t } = useTranslation('calendar');
  const { values } = useFormikContext<BlockValues>();
  const zone = studios.find(({ id }) => id === values.studioId)?.zone;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('form.zone', { zone: zone?.replaceAll('_', ' ') })}
    </Typography>
  );
}

function TimeFields() {
  const { t } = useTranslation('calendar');
  const shrink = { inputLabel: { shrink: true } };
  const quarter = { ...shrink, htmlInput: { step: 300 } };
  return (
    <Box sx={timesStyle}>
      <FormTextField name="date" type="date" label={t('form.date')} slotProps={shrink} />
      <FormTextField name="startTime" type="time" label={t('form.start')} slotProps={quarter} />
      <FormTextField name="endDate" type="date" label={t('form.endDate')} slotProps={shrink} />
      <FormTextField name="endTime" type="time" label={t('form.end')} slotProps={quarter} />
    </Box>
  );
}

function RepetitionFields() {
  const { t, i18n } = useTranslation('calendar');
  const { values, setFieldValue } = useFormikContext<BlockValues>();
  const { repeats, weekdays, date } = values;
  const chosen = weekdays.length > 0 ? weekdays : [weekdayCode(weekdayOf(date))];
  return (
    <>
      <FormSelect name="repeats" label={t('form.repeats')}>
        {(['never', 'daily', 'weekly'] as const).map((frequency) => (
          <option key={frequency} value={frequency}>
            {t(`form.frequencies.${frequency}`)}
          </option>
        ))}
      </FormSelect>
      {repeats === 'weekly' && (
        <Box component="fieldset" aria-label={t('form.weekdays')} sx={weekdaysStyle}>
          {weekdayCodes.map((code, index) => (
            <FormControlLabel
              key={code}
              label={formatWeekday(addDays(MONDAY, index), 'short', i18n.language)}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(code)}
                  onChange={({ target }) =>
                    void setFieldValue(
                      'weekdays',
                      target.checked ? [...chosen, code] : chosen.filter((day) => day !== code),
                    )
                  }
                />
              }
            />
          ))}
        </Box>
      )}
      {repeats !== 'never' && (
        <FormTextField
          name="until"
          type="date"
          label={t('form.until')}
          helperText={t('form.untilHelp')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </>
  );
}

/** What the block would meet, while it is being written. */
function Conflicts({ studios }: Pick<BlockDialogProps, 'studios'>) {
  const { t, i18n } = useTranslation('calendar');
  const { values } = useFormikContext<BlockValues>();
  const bookings = useConflicts(values);
  const zone = studios.find(({ id }) => id === values.studioId)?.zone ?? 'UTC';
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {bookings.length > 0 && (
        <Alert severity="warning">
          <Typography sx={{ fontWeight: 500 }}>
            {t('form.conflicts', { count: bookings.length })}
          </Typography>
          <Stack component="ul" sx={{ m: 0, pl: 2.5 }}>
            {bookings.map(({ id, startsAt, musician }) => (
              <li key={id}>
                <Link component={RouterLink} to={`/account/bookings-received/${id}`}>
                  {formatDayAndTime(startsAt, zone, i18n.language)}
                  {musician && ` · ${musician.name}`}
                </Link>
              </li>
            ))}
          </Stack>
          {values.repeats === 'never' ? (
            <Typography variant="body2">{t('form.conflictsHelp')}</Typography>
          ) : (
            <FormCheckbox name="leavesOutConflicts" label={t('form.leaveOut')} />
          )}
        </Alert>
      )}
    </Box>
  );
}

const buttonsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  justifyContent: 'flex-end',
} as const;

const weekdaysStyle = { display: 'flex', flexWrap: 'wrap', border: 0, m: 0, p: 0 } as const;

const timesStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr' },
} as const;
