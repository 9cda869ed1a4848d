import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useChosenBefore } from './chosen-before.ts';

interface ChoiceSelectProps extends Pick<TextFieldProps, 'size' | 'disabled' | 'fullWidth' | 'sx'> {
  label: string;
  /** Empty for none of the options, as `all` says it. */
  value: string;
  all?: string | undefined;
  /** Options of HTML, besides that for `all`. */
  children: ReactNode;
  onChange: (value: string) => void;
}

/** The browser's own list, outside of forms: `FormSelect` is the same within one. */
export function ChoiceSelect({ all, children, onChange, ...props }: ChoiceSelectProps) {
  const field = useChosenBefore(props.value, onChange);
  return (
    <TextField
      {...props}
      select
      inputRef={field}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {all !== undefined && <option value="">{all}</option>}
      {children}
    </TextField>
  );
}
