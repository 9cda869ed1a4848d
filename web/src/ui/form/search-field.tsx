import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useFilledBefore } from '../hydrated.ts';
import { useTypedText } from './use-typed-text.ts';

interface SearchFieldProps {
  label: string;
  /** What the address holds. */
  value: string;
  /** Called when typing pauses, and at once on Enter or when the field is left. */
  onCommit: (text: string) => void;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  icon?: ReactNode;
  input: InputHTMLAttributes<HTMLInputElement>;
}

/** A field whose text goes to the address when typing pauses. */
export function SearchField({ label, value, onCommit, error, icon, input }: SearchFieldProps) {
  const id = useId();
  const { text, setText, flush } = useTypedText(value, onCommit);
  const field = useRef<HTMLInputElement>(null);
  useFilledBefore(field, (before) => {
    if (before.value !== text) setText(before.value);
  });
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        inputRef={field}
        label={label}
        notched
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={flush}
        onKeyDown={({ key }) => {
          if (key === 'Enter') flush();
        }}
        startAdornment={icon && <Box sx={iconStyle}>{icon}</Box>}
        slotProps={{
          input: { autoComplete: 'off', 'aria-describedby': error && `${id}-help`, ...input },
        }}
      />
      {error && (
        <Box id={`${id}-help`} sx={errorStyle}>
          {error}
        </Box>
      )}
    </FormControl>
  );
}

// As MUI's own parts of a field have it, whose code every search would load for this alone.
const iconStyle = { display: 'flex', mr: 1, color: 'action.active' } as const;
const errorStyle = { mt: 0.375, mx: 1.75, fontSize: '0.75rem', color: 'error.main' } as const;
