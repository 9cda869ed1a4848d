import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { reviewAspects } from '#domain/reviews/review-aspect.ts';

interface RatingFieldProps {
  name: string;
  label: string;
  /** Whether it may be left out; it is smaller then. */
  isOptional?: boolean;
}

/** Stars of a Formik form, from 1 to 5. */
export function RatingField({ name, label, isOptional = false }: RatingFieldProps) {
  const { t } = useTranslation('reviews');
  const [field, { touched, error }, { setValue, setTouched }] = useField<number | undefined>(name);
  const { isSubmitting } = useFormikContext();
  const labelId = useId();
  const errorId = useId();
  const errorText = touched ? error : undefined;
  return (
    <FormControl error={errorText !== undefined} disabled={isSubmitting}>
      <FormLabel id={labelId}>{label}</FormLabel>
      <Rating
        name={name}
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={errorId}
        aria-invalid={errorText !== undefined}
        value={field.value || null}
        onChange={(_event, value) => void setValue(value ?? (isOptional ? undefined : 0))}
        onBlur={() => void setTouched(true)}
        disabled={isSubmitting}
        getLabelText={(value) => t('stars', { count: value })}
        emptyLabelText={t('noStars')}
        size={isOptional ? 'medium' : 'large'}
        sx={{ color: 'text.primary' }}
      />
      <FormHelperText id={errorId}>{errorText}</FormHelperText>
    </FormControl>
  );
}

/** Stars for each aspect, for those who want to say more. */
export function AspectFields() {
  const { t } = useTranslation('reviews');
  return (
    <Box component="fieldset" sx={aspectsStyle}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {t('aspects.legend')}
      </FormLabel>
      {reviewAspects.map((aspect) => (
        <RatingField
          key={aspect}
          name={`aspects.${aspect}`}
          label={t(`aspects.${enumName(aspect)}`)}
          isOptional
        />
      ))}
    </Box>
  );
}

const aspectsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  columnGap: 2,
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
} as const;
