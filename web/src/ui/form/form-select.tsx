import type { ReactNode } from 'react';
import { FormTextField } from './form-text-field.tsx';

interface FormSelectProps {
  name: string;
  label: string;
  helperText?: string;
  /** What browsers fill it in by. */
  autoComplete?: string;
  disabled?: boolean;
  /** Options of HTML. */
  children: ReactNode;
}

/** The browser's own list of a Formik form: what a thumb chooses from best. */
export function FormSelect({ children, ...props }: FormSelectProps) {
  return (
    <FormTextField
      {...props}
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {children}
    </FormTextField>
  );
}
