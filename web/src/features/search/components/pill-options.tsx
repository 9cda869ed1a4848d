import Box from '@mui/material/Box';
import { pillStyle } from '#web/ui/pill-style.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

interface PillOptionsProps<Value extends string> {
  /** Query parameter. */
  name: string;
  /** The form that it belongs to, unless it is the one around it. */
  form?: string | undefined;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of a few, as radio buttons: arrow keys move, as everywhere. */
export function PillOptions<Value extends string>({
  name,
  form,
  label,
  value,
  options,
  onChange,
}: PillOptionsProps<Value>) {
  return (
    <Box role="radiogroup" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {options.map((option) => (
        <Box component="label" key={option.value} sx={optionStyle}>
          <Box
            component="input"
            type="radio"
            name={name}
            value={option.value}
            form={form}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            sx={visuallyHidden}
          />
          {option.label}
        </Box>
      ))}
    </Box>
  );
}

const optionStyle = {
  ...pillStyle,
  display: 'inline-flex',
  minHeight: 36,
  px: 1.5,
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
