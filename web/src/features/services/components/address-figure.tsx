import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import { useSiteHost } from '../hooks/use-site-host.ts';

/** Invented names, of which one is shown at a time. */
const examples = ['blue-door-studio', 'harbor-street-sound', 'the-quiet-loft'] as const;

/** Seconds for which each is shown. */
const SHOWN = 3;

/** A bar of a browser in which one address follows another; a still one for who wants no motion. */
export function AddressFigure() {
  const host = useSiteHost();
  return (
    <Box aria-hidden sx={windowStyle}>
      <Box sx={barStyle}>
        <Lock size={16} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {host}/
        </Box>
        <Box component="span" sx={namesStyle}>
          {examples.map((name, index) => (
            <Box key={name} component="span" style={{ animationDelay: `${index * SHOWN}s` }}>
              {name}
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={pageStyle}>
        <span />
        <span />
        <span />
      </Box>
    </Box>
  );
}

const comeAndGo = keyframes`
  0% { opacity: 0; transform: translateY(6px); }
  4%, 31% { opacity: 1; transform: none; }
  35%, 100% { opacity: 0; transform: translateY(-6px); }
`;

const windowStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  overflow: 'hidden',
  bgcolor: 'background.paper',
} as const;

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  m: 1.5,
  px: 2,
  py: 1.25,
  borderRadius: 999,
  bgcolor: 'background.default',
  fontWeight: 500,
  fontSize: { xs: '0.875rem', sm: '1rem' },
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '& svg': { flexShrink: 0 },
} as const;

const namesStyle = {
  display: 'grid',
  color: 'primary.main',
  '& > span': {
    gridArea: '1 / 1',
    opacity: 0,
    animation: `${comeAndGo} ${examples.length * SHOWN}s infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '& > span': { animation: 'none' },
    '& > span:first-of-type': { opacity: 1 },
  },
} as const;

const pageStyle = {
  display: 'grid',
  gap: 1.5,
  p: { xs: 2.5, sm: 3 },
  gridTemplateColumns: 'repeat(2, 1fr)',
  '& span': { height: 72, borderRadius: 2, bgcolor: 'background.default' },
  '& span:first-of-type': { gridColumn: '1 / -1', height: 132 },
} as const;
