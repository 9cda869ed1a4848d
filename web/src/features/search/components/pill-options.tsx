import Box from '@mui/material/Box';
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
        <Box component="label" key={option.value} sx={pillStyle}>
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

const pillStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { borderColor: 'text.primary' },
  '&:has(:checked)': {
    borderColor: 'text.primary',
    bgcolor: 'text.primary',
    color: 'background.paper',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
