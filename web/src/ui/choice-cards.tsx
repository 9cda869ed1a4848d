import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { linkCardStyle } from './card-style.ts';

interface ChoiceCardsProps {
  /** Says what is chosen from. */
  label: string;
  choices: readonly { to: string; title: string; detail: string; isChosen: boolean }[];
  /** How many stand side by side where there is room. */
  columns: number;
}

/** A few things of which a page shows one: each has an address, and leaves the page where it is scrolled to. */
export function ChoiceCards({ label, choices, columns }: ChoiceCardsProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ mb: 4 }}>
      <Box
        component="ul"
        sx={{
          ...listStyle,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: `repeat(${Math.ceil(columns / 2)}, minmax(0, 1fr))`,
            lg: `repeat(${columns}, minmax(0, 1fr))`,
          },
        }}
      >
        {choices.map(({ to, title, detail, isChosen }) => (
          <li key={to}>
            <Link
              component={RouterLink}
              to={to}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              sx={cardStyle}
            >
              <Typography component="span" variant="subtitle1" sx={{ display: 'block' }}>
                {title}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {detail}
              </Typography>
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;

const cardStyle = {
  ...linkCardStyle,
  display: 'block',
  height: '100%',
  boxSizing: 'border-box',
  p: { xs: 1.5, sm: 2 },
  // Long words of German have two columns on a phone.
  hyphens: 'auto',
  overflowWrap: 'break-word',
  '&[aria-current]': {
    borderColor: 'primary.main',
    boxShadow: '0 0 0 1px var(--palette-primary-main)',
  },
} as const;
