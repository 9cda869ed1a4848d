import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';

/** When planned work begins and ends. */
export function PlannedTimesFields() {
  const { t } = useTranslation('admin');
  const zone = useReaderZone();
  return (
    <Box sx={timesStyle}>
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <FormTextField
          key={name}
          name={name}
          type="datetime-local"
          label={t(`status.${name}`)}
          helperText={t('status.timesHelp', { zone })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Box>
  );
}

const timesStyle = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
