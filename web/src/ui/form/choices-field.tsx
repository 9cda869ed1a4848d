import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';

interface ChoicesFieldProps<Id extends string> {
  label: string;
  /** What stands below it; what is wrong stands in its place. */
  help?: string;
  error: string | undefined;
  options: readonly Id[];
  nameOf: (id: Id) => string;
  /** How many may be chosen. */
  max: number;
  value: readonly Id[];
  onChange: (value: Id[]) => void;
}

/** A field of a Formik form for some of what there is, found by their names, in the order of choosing. */
export function ChoicesField<Id extends string>({
  label,
  help,
  error,
  options,
  nameOf,
  max,
  value,
  onChange,
}: ChoicesFieldProps<Id>) {
  const { isSubmitting } = useFormikContext();
  return (
    <Autocomplete<Id, true>
      multiple
      filterSelectedOptions
      options={options}
      getOptionLabel={nameOf}
      getOptionDisabled={() => value.length >= max}
      value={[...value]}
      disabled={isSubmitting}
      onChange={(_event, chosen) => onChange(chosen)}
      renderInput={(props) => (
        <TextField
          {...props}
          label={label}
          error={error !== undefined}
          helperText={error ?? help}
        />
      )}
    />
  );
}
