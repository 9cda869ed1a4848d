import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';

interface TickListProps<Id extends string> {
  name: string;
  label: string;
  helperText?: string;
  options: readonly { id: Id; label: string }[];
  /** How many at most. */
  max?: number;
}

/** Several of a few, ticked; they are kept in the order in which they were. */
export function TickList<Id extends string>({
  name,
  label,
  helperText,
  options,
  max = options.length,
}: TickListProps<Id>) {
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<Id[]>(name);
  const helpId = useId();
  const help = (touched ? error : undefined) ?? helperText;
  return (
    <Box component="fieldset" aria-describedby={helpId} sx={fieldsetStyle}>
      <Typography variant="subtitle1" component="legend" sx={{ p: 0 }}>
        {label}
      </Typography>
      {help && (
        <FormHelperText id={helpId} error={touched && error !== undefined} sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
      <Box sx={optionsStyle}>
        {options.map((option) => {
          const isTicked = value.includes(option.id);
          return (
            <FormControlLabel
              key={option.id}
              label={option.label}
              disabled={!isTicked && value.length >= max}
              control={
                <Checkbox
                  checked={isTicked}
                  onBlur={() => void setTouched(true)}
                  onChange={() =>
                    void setValue(
                      isTicked ? value.filter((id) => id !== option.id) : [...value, option.id],
                    )
                  }
                />
              }
            />
          );
        })}
      </Box>
    </Box>
  );
}

const fieldsetStyle = { m: 0, p: 0, border: 0, minWidth: 0 } as const;

const optionsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
  columnGap: 1,
  mt: 1,
} as const;
