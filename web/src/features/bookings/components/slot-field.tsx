import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface SlotFieldProps {
  label: string;
  /** Undefined while nothing is chosen. */
  value: string | undefined;
  placeholder?: string;
  isOpen: boolean;
  onOpen: () => void;
  disabled: boolean;
}

/** What is chosen, on a button that opens the panel to choose it in. */
export function SlotField({ label, value, placeholder, isOpen, onOpen, disabled }: SlotFieldProps) {
  const id = useId();
  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-labelledby={id}
      onClick={onOpen}
      disabled={disabled}
      sx={fieldStyle}
    >
      <Box id={id} sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={labelStyle}>
          {label}
        </Box>{' '}
        <Box
          component="span"
          sx={{ display: 'block', color: value ? undefined : 'text.secondary' }}
        >
          {value ?? placeholder}
        </Box>
      </Box>
      <ChevronDown size={16} aria-hidden />
    </ButtonBase>
  );
}

const fieldStyle = {
  minHeight: 52,
  px: 1.5,
  py: 0.75,
  textAlign: 'start',
  font: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-expanded="true"]': { boxShadow: 'inset 0 0 0 2px currentColor' },
  '&.Mui-focusVisible': { boxShadow: 'inset 0 0 0 2px var(--palette-primary-main)' },
  '&.Mui-disabled': { color: 'text.disabled' },
} as const;

const labelStyle = {
  display: 'block',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const;
