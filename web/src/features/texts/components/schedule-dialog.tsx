import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';

interface ScheduleDialogProps {
  onClose: () => void;
  /** @param at ISO 8601, UTC */
  onSchedule: (at: string) => Promise<void>;
}

/** Asks from when on readers are to have what is saved. */
export function ScheduleDialog({ onClose, onSchedule }: ScheduleDialogProps) {
  const { t } = useTranslation('texts');
  const zone = useReaderZone();
  return (
    <ResponsiveDialog open onClose={onClose} title={t('schedule.title')}>
      <SubmitForm<{ at: string }>
        initialValues={{ at: '' }}
        validate={({ at }) => (Number.isNaN(Date.parse(at)) ? { at: t('schedule.required') } : {})}
        failed={t('edit.failed')}
        onSubmit={({ at }) => onSchedule(new Date(at).toISOString())}
      >
        <FormTextField
          name="at"
          type="datetime-local"
          label={t('schedule.at')}
          helperText={t('schedule.help', { zone })}
          slotProps={{ inputLabel: { shrink: true } }}
          autoFocus
        />
        <Button type="submit" variant="contained">
          {t('schedule.submit')}
        </Button>
      </SubmitForm>
    </ResponsiveDialog>
  );
}
