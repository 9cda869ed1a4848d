import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface PartProps {
  title: string;
  /** A way to all of it. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A titled part of a page of the dashboard. */
export function Part({ title, more, children }: PartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={headStyle}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {more && (
          <Link component={RouterLink} to={more.to} sx={{ py: 1, fontWeight: 500 }}>
            {more.label}
          </Link>
        )}
      </Box>
      {children}
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: 44,
  mb: 1,
} as const;
