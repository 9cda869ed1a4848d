import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';

type FormTextFieldProps = Omit<
  TextFieldProps,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur'
> & {
  name: string;
};

/** A text field of a Formik form. Its complaint replaces the help under it. */
export function FormTextField({ name, helperText, disabled, ...props }: FormTextFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const complaint = touched ? error : undefined;
  return (
    <TextField
      {...props}
      {...field}
      fullWidth
      disabled={isSubmitting || disabled === true}
      error={complaint !== undefined}
      helperText={complaint ?? helperText}
    />
  );
}
