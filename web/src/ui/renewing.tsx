import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface RenewingProps {
  /** While something newer is on its way. */
  isStale: boolean;
  /** How far below the top of what scrolls the line stays in sight, in pixels. */
  lineTop?: number;
  children: ReactNode;
}

const sweep = keyframes({
  from: { backgroundPositionX: '-50%' },
  to: { backgroundPositionX: '150%' },
});
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/**
 * What is shown until something newer takes its place. A line above it tells; what stands there
 * stays as readable as it was, and does not move.
 */
export function Renewing({ isStale, lineTop = 6, children }: RenewingProps) {
  return (
    <Box aria-busy={isStale}>
      <Box aria-hidden sx={[placeStyle, { top: lineTop }, isStale && lineStyle]} />
      {children}
    </Box>
  );
}

/** Takes no room. */
const placeStyle = { position: 'sticky', zIndex: 1, height: 0 } as const;

/** Not for what takes a moment only. */
const lineStyle = {
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-6px 0 auto 0',
    height: 3,
    borderRadius: 3,
    background: 'no-repeat 0 / 33% 100% linear-gradient(var(--palette-primary-main) 0 100%)',
    animation: `${appear} 1ms 150ms backwards, ${sweep} 1.2s ease-in-out infinite`,
  },
} as const;
