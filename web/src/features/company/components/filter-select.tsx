import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface FilterSelectProps {
  label: string;
  /** Empty for all. */
  value: string;
  all: string;
  /** Options of HTML, besides that for all. */
  children: ReactNode;
  onChange: (value: string) => void;
}

/** One of what a list is narrowed by, or all. */
export function FilterSelect({ label, value, all, children, onChange }: FilterSelectProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{all}</option>
      {children}
    </TextField>
  );
}
