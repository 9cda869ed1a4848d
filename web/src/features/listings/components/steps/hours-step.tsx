import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { cancellationKinds } from '#domain/studios/studio-content.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import type { ListingValues } from '../../listing-values.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { ExceptionFields } from './exception-fields.tsx';
import { WeekFields } from './week-fields.tsx';

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
      <WeekFields name="hours" />
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
