import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';

interface SlotPanelProps {
  /** What it opens at. */
  anchor: HTMLElement | null;
  /** Names what is chosen in it; undefined while it is closed. */
  label: string | undefined;
  /** Whether there is much to choose from. */
  isWide: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Where a part of a slot is chosen: below the fields, or a sheet where there is no room for that. */
export function SlotPanel({ anchor, label, isWide, onClose, children }: SlotPanelProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const open = label !== undefined;
  if (isPhone) {
    return (
      <ResponsiveDialog open={open} onClose={onClose} title={label ?? ''}>
        {children}
      </ResponsiveDialog>
    );
  }
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      disableScrollLock
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { ...paperStyle, width: isWide ? 500 : 338 },
        },
      }}
    >
      {children}
    </Popover>
  );
}

const paperStyle = {
  mt: 1,
  p: 2,
  border: 1,
  borderColor: 'divider',
  maxHeight: 'none',
  borderRadius: 3,
  boxShadow: '0 16px 48px rgb(0 0 0 / 18%)',
} as const;
