import Box from '@mui/material/Box';
import { X } from 'lucide-react';

interface RemovableChipProps {
  label: string;
  /** What the button does, for who does not see the cross. */
  removeLabel: string;
  onRemove: () => void;
}

/** A condition that is set. Pressing it takes it away. */
export function RemovableChip({ label, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      sx={chipStyle}
    >
      {label}
      <X size={14} aria-hidden />
    </Box>
  );
}

const chipStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 36,
  maxWidth: '100%',
  pl: 1.5,
  pr: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  textAlign: 'left',
  color: 'text.primary',
  bgcolor: 'background.paper',
  cursor: 'pointer',
  transition: 'border-color 160ms',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { borderColor: 'text.primary' },
  '& svg': { flex: 'none' },
} as const;
