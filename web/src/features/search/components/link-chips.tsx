import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface LinkChipsProps {
  /** Says what they lead to. */
  label: string;
  links: readonly { to: string; label: string; count?: number | undefined }[];
}

/** Ways to a part of what a page lists, with how much there is in each. */
export function LinkChips({ label, links }: LinkChipsProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Box component="nav" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {links.map(({ to, label: text, count }) => (
          <li key={to}>
            <Link component={RouterLink} to={to} color="inherit" underline="none" sx={chipStyle}>
              {text}
              {count !== undefined && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {count}
                </Box>
              )}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  // On phones one row to swipe through, which bleeds to the edges of the screen.
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: { xs: 0.5, sm: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
} as const;

const chipStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  whiteSpace: 'nowrap',
  minHeight: 36,
  px: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  bgcolor: 'background.paper',
  fontSize: '0.9375rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  transition: 'border-color 160ms',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { borderColor: 'text.primary' },
} as const;
