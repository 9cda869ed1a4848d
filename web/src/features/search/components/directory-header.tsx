import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface DirectoryHeaderProps {
  title: string;
  lead?: string;
  /** The list that this page is one of. */
  back: { to: string; label: string };
  /** Path of a picture of what the page is about. */
  image?: string;
  /** What else there is to say or to choose. */
  children?: ReactNode;
}

/** What a page of the directory is about. */
export function DirectoryHeader({ title, lead, back, image, children }: DirectoryHeaderProps) {
  return (
    <Box component="header" sx={image ? withImageStyle : { mb: 4 }}>
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={back.to}
          color="textSecondary"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 1, fontWeight: 500 }}
        >
          <ArrowLeft size={18} aria-hidden />
          {back.label}
        </Link>
        <Typography variant="h1" sx={{ mt: 1, fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)' }}>
          {title}
        </Typography>
        {lead && (
          <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: 560 }}>
            {lead}
          </Typography>
        )}
        {children}
      </Box>
      {image && (
        <Box
          component="img"
          src={image}
          // The title says what it shows.
          alt=""
          width={1200}
          height={800}
          fetchPriority="high"
          sx={imageStyle}
        />
      )}
    </Box>
  );
}

const withImageStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 44%)' },
  alignItems: 'center',
  gap: { xs: 3, md: 5 },
  mb: 4,
} as const;

const imageStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '5 / 2',
  maxHeight: 260,
  objectFit: 'cover',
  borderRadius: 3,
  bgcolor: 'divider',
} as const;
