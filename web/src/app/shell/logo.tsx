import Box from '@mui/material/Box';
import { fonts } from '#web/app/theme/tokens.ts';

interface LogoProps {
  /** Whether phones show it without the name, for what stands beside it. */
  isShort?: boolean;
}

/** A small level meter in a rounded room, and the name. */
export function Logo({ isShort = false }: LogoProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        fontFamily: fonts.heading,
        fontWeight: 700,
        fontSize: '1.25rem',
        letterSpacing: '-0.02em',
      }}
    >
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden>
        <rect x="1.5" y="1.5" width="29" height="29" rx="9" fill="currentColor" />
        <g fill="var(--palette-background-default)">
          <rect x="8" y="14" width="3" height="10" rx="1.5" />
          <rect x="12.33" y="9" width="3" height="15" rx="1.5" />
          <rect x="16.66" y="16" width="3" height="8" rx="1.5" />
        </g>
        <rect x="21" y="11.5" width="3" height="12.5" rx="1.5" fill="var(--palette-primary-main)" />
      </svg>
      <Box component="span" sx={{ display: { xs: isShort ? 'none' : 'inline', sm: 'inline' } }}>
        Roomtone
      </Box>
    </Box>
  );
}
