import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { useRef } from 'react';
import { useFilledBefore, useIsHydrating } from '../hydrated.ts';

type FormTextFieldProps = Omit<
  TextFieldProps,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur'
> & {
  name: string;
};

/**
 * A text field of a Formik form. Its errorText replaces the help under it. What was typed or filled in
 * before the app hydrated is kept. It has its name once the app has: a form that is sent before by
 * the browser itself would put what was typed, a password too, into the address.
 */
export function FormTextField({ name, helperText, disabled, ...props }: FormTextFieldProps) {
  const [field, { touched, error }, { setValue }] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const isHydrating = useIsHydrating();
  const input = useRef<HTMLInputElement>(null);
  useFilledBefore(input, ({ value }) => {
    // The browser has its own way with line breaks.
    const isUntouched = value === field.value.replaceAll('\r\n', '\n');
    if (isHydrating && !isUntouched) void setValue(value);
  });
  const errorText = touched ? error : undefined;
  return (
    <TextField
      {...props}
      {...field}
      // Formik would look for the name on the input, which may have none yet.
      onChange={field.onChange(name)}
      onBlur={field.onBlur(name)}
      inputRef={input}
      {...(isHydrating && { name: undefined })}
      fullWidth
      disabled={isSubmitting || disabled === true}
      error={errorText !== undefined}
      helperText={errorText ?? helperText}
    />
  );
}
