import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField, useFormikContext } from 'formik';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useFilledBefore } from '../hydrated.ts';

interface FormCheckboxProps {
  name: string;
  label: ReactNode;
  /** What it means, below it. */
  hint?: string;
}

/** A tick box of a Formik form. One that was ticked before the app hydrated stays so. */
export function FormCheckbox({ name, label, hint }: FormCheckboxProps) {
  const [field, { touched, error }, { setValue }] = useField<boolean>({ name, type: 'checkbox' });
  const input = useRef<HTMLInputElement>(null);
  useFilledBefore(input, ({ checked }) => {
    if (checked !== field.checked) void setValue(checked);
  });
  const { isSubmitting } = useFormikContext();
  const helpId = useId();
  const errorText = touched ? error : undefined;
  const help = errorText ?? hint;
  return (
    <FormControl error={errorText !== undefined} disabled={isSubmitting}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={field.name}
            checked={field.checked ?? false}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: input,
                'aria-describedby': help ? helpId : undefined,
                'aria-invalid': errorText !== undefined,
              },
            }}
          />
        }
      />
      {help && (
        <FormHelperText id={helpId} sx={helpStyle}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Begins where the label does. */
const helpStyle = { ml: '31px' } as const;
