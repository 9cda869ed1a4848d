import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';

interface FilterPopoverProps extends AnchoredWindowProps {
  title: string;
  /** What the button does that applies the choices; shows the studios unless given. */
  applyLabel?: string;
  /** Applies what was chosen. */
  onApply: () => void;
  /** Takes away what was chosen; undefined when there is nothing to take away. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** Choices below the button that opened them; on a phone, a sheet. */
export function FilterPopover({
  anchor,
  open,
  onClose,
  title,
  applyLabel,
  onApply,
  onClear,
  children,
}: FilterPopoverProps) {
  const { t } = useTranslation('search');
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const content = (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a portal is still below the forms around its button, as React sees it.
        event.stopPropagation();
        onApply();
      }}
    >
      {children}
      <Box sx={actionsStyle}>
        <Button color="inherit" disabled={!onClear} onClick={onClear}>
          {t('elsewhere.clear')}
        </Button>
        <Button type="submit" variant="contained">
          {applyLabel ?? t('elsewhere.apply')}
        </Button>
      </Box>
    </Box>
  );
  if (isPhone) {
    return (
      <ResponsiveDialog open={open} onClose={onClose} title={title}>
        {content}
      </ResponsiveDialog>
    );
  }
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': title,
          sx: { mt: 1, p: 3, borderRadius: 3, boxShadow: '0 16px 48px rgb(0 0 0 / 18%)' },
        },
      }}
    >
      {content}
    </Popover>
  );
}

const actionsStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  mt: 2,
} as const;
