import Popover from '@mui/material/Popover';
import type { PopoverProps } from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { ResponsiveDialog } from './responsive-dialog.tsx';

interface AnchoredPanelProps extends Pick<PopoverProps, 'open' | 'disableScrollLock'> {
  /** What it opens at. */
  anchor: HTMLElement | null;
  /** Names what is chosen in it. */
  title: string;
  /** Width of the screen below which it is a sheet. */
  sheetBelow: 'sm' | 'md';
  /** Which of its edges, or its middle, is in line with the anchor's. */
  align: 'center' | 'right';
  /** In pixels; as wide as its content unless given. */
  width?: number;
  onClose: () => void;
  children: ReactNode;
}

/** Choices below what opened them; a sheet where there is no room for that. */
export function AnchoredPanel({
  anchor,
  title,
  sheetBelow,
  align,
  width,
  children,
  ...props
}: AnchoredPanelProps) {
  const isSheet = useMediaQuery(useTheme().breakpoints.down(sheetBelow));
  if (isSheet) {
    return (
      <ResponsiveDialog open={props.open} onClose={props.onClose} title={title}>
        {children}
      </ResponsiveDialog>
    );
  }
  return (
    <Popover
      {...props}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: align }}
      transformOrigin={{ vertical: 'top', horizontal: align }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': title, sx: { ...paperStyle, width } },
      }}
    >
      {children}
    </Popover>
  );
}

const paperStyle = {
  mt: 1,
  p: { xs: 2, md: 2.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  boxShadow: '0 16px 48px rgb(0 0 0 / 18%)',
} as const;
