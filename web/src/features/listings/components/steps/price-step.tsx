import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingModes } from '#domain/studios/studio.ts';
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import type { ListingValues } from '../../listing-values.ts';

/** What a booking costs, by the hour or by the session (ruling 1). */
export function PriceStep() {
  const { t } = useTranslation('listings');
  const { values, setFieldValue } = useFormikContext<ListingValues>();
  const id = useId();
  const isHourly = values.bookingMode === 'hourly';
  return (
    <Stack spacing={3}>
      <div>
        <Typography id={id} variant="subtitle1" component="p">
          {t('price.mode')}
        </Typography>
        <RadioGroup
          aria-labelledby={id}
          value={values.bookingMode}
          onChange={(_event, mode) => void setFieldValue('bookingMode', mode)}
        >
          {bookingModes.map((mode) => (
            <FormControlLabel
              key={mode}
              value={mode}
              control={<Radio />}
              label={t(`price.modes.${mode}`)}
            />
          ))}
        </RadioGroup>
      </div>
      {isHourly ? (
        <>
          <Box sx={pairStyle}>
            <Dollars name="hourlyRateCents" label={t('price.hour')} />
            <Dollars name="cleaningFeeCents" label={t('price.cleaning')} />
            <Dollars name="engineerFeeCents" label={t('price.engineer')} />
          </Box>
          <FormCheckbox
            name="isEngineerOptional"
            label={t('price.optional')}
            hint={t('price.optionalHelp')}
          />
        </>
      ) : (
        <Box sx={pairStyle}>
          <Dollars name="sessionInstantCents" label={t('price.instant')} />
          <Dollars name="sessionRequestCents" label={t('price.request')} />
        </Box>
      )}
      <FormCheckbox
        name="canPayAtStudio"
        label={t('price.atStudio')}
        hint={t('price.atStudioHelp')}
      />
    </Stack>
  );
}

function Dollars({ name, label }: { name: string; label: string }) {
  return (
    <FormTextField
      name={name}
      label={label}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
      }}
    />
  );
}

const pairStyle = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
