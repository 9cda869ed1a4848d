import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useChosenBefore } from '#web/ui/chosen-before.ts';

interface ChoiceSelectProps<T extends string> {
  icon: LucideIcon;
  /** Its accessible name. */
  label: string;
  value: T;
  /** `lang` where an option is said in a language of its own. */
  options: readonly { value: T; text: string; lang?: string }[];
  onChoose: (value: T) => void;
}

/**
 * Chooses one of a few values, from the device's own list. A plain element, since it stands on every
 * page and MUI's fields would come along with it.
 */
export function ChoiceSelect<T extends string>({
  icon: Icon,
  label,
  value,
  options,
  onChoose,
}: ChoiceSelectProps<T>) {
  function choose(text: string): void {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChoose(chosen.value);
  }
  const field = useChosenBefore(value, choose);
  return (
    <Box sx={fieldStyle}>
      <Icon size={18} aria-hidden />
      <Box
        component="select"
        ref={field}
        aria-label={label}
        value={value}
        autoComplete="off"
        onChange={({ target }) => choose(target.value)}
        sx={selectStyle}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </Box>
      <ChevronDown size={16} aria-hidden />
    </Box>
  );
}

const fieldStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  color: 'text.secondary',
  '& svg': { position: 'absolute', left: 14, pointerEvents: 'none' },
  '& svg:last-of-type': { left: 'auto', right: 14 },
} as const;

const selectStyle = {
  appearance: 'none',
  minHeight: 44,
  pl: 5.25,
  pr: 5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  color: 'text.primary',
  bgcolor: 'background.paper',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.secondary' },
} as const;
