import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface SearchSelectProps<Value extends string> {
  label: string;
  /** Query parameter. */
  name: string;
  /** The form that it belongs to, wherever it stands. */
  form: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** One of several, in the control that the device has for it. */
export function SearchSelect<Value extends string>({
  label,
  name,
  form,
  value,
  options,
  onChange,
  disabled = false,
}: SearchSelectProps<Value>) {
  const id = useId();
  return (
    <FormControl fullWidth disabled={disabled} sx={fieldStyle}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        input={<OutlinedInput id={id} label={label} notched />}
        inputProps={{ name, form }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

/** The outline is that of the fields beside it, whether or not it can be used. */
const fieldStyle = {
  '& .Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
} as const;
