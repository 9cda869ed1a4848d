import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import type { ReactNode } from 'react';

interface HintPopperProps {
  id: string;
  anchor: HTMLElement;
  open: boolean;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

/** What a hint belongs to: outside of them, screen readers would not come past it. */
const LANDMARKS = '[role="dialog"], main, header, footer';

/** Where a hint shows: above its text, or below where there is no room. */
export function HintPopper({
  id,
  anchor,
  open,
  onPointerEnter,
  onPointerLeave,
  children,
}: HintPopperProps) {
  return (
    <Popper
      open={open}
      anchorEl={anchor}
      container={() => anchor.closest(LANDMARKS)}
      placement="top-start"
      role="tooltip"
      id={id}
      modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
      sx={{ zIndex: 'tooltip' }}
    >
      <Box onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave} sx={boxStyle}>
        {children}
      </Box>
    </Popper>
  );
}

const boxStyle = {
  maxWidth: 260,
  px: 2,
  py: 1.5,
  borderRadius: 2,
  color: 'background.paper',
  bgcolor: 'text.primary',
  fontSize: '0.875rem',
  boxShadow: '0 8px 24px rgb(0 0 0 / 18%)',
} as const;
