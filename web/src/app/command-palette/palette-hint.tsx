import Box from '@mui/material/Box';
import { useIsHydrated } from '#web/ui/hydrated.ts';
import { hasCommandKey } from './shortcut.ts';

/** Which keys open the command palette; only where there is a keyboard, which the server cannot know. */
export function PaletteHint() {
  if (!useIsHydrated()) return null;
  return (
    <Box component="kbd" aria-hidden sx={hintStyle}>
      {hasCommandKey() ? '⌘ K' : 'Ctrl K'}
    </Box>
  );
}

const hintStyle = {
  display: 'none',
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.secondary',
  font: 'inherit',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  '@media (pointer: fine) and (min-width: 1024px)': { display: 'block' },
} as const;
