import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface SectionProps {
  title: string;
  /** A line under the title. */
  lead?: string | undefined;
  /** A way to see more of the same. */
  more?: { to: string; label: string } | undefined;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, lead, more, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 6, md: 9 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 0.5,
          mb: 3,
        }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {more && (
          <Link
            component={RouterLink}
            to={more.to}
            color="text.primary"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 600, py: 1 }}
          >
            {more.label}
            <ArrowRight size={18} aria-hidden />
          </Link>
        )}
        {lead && (
          <Typography color="textSecondary" sx={{ flexBasis: '100%' }}>
            {lead}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
