import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

interface DirectoryCardProps {
  to: string;
  /** Path of a picture. */
  image: string;
  title: string;
  text: string;
  /** How many studios there are. */
  count: number;
  level: 'h2' | 'h3';
  /** In view when the page opens. */
  priority?: boolean;
}

/** A room type or a city in a list. All of it leads to its page. */
export function DirectoryCard({
  to,
  image,
  title,
  text,
  count,
  level,
  priority = false,
}: DirectoryCardProps) {
  const { t } = useTranslation('studios');
  return (
    <Paper component="article" variant="outlined" sx={cardStyle}>
      <Box
        component="img"
        src={image}
        // The title says what it shows.
        alt=""
        width={1200}
        height={800}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        sx={imageStyle}
      />
      <Box sx={{ p: 2 }}>
        <Typography variant="h4" component={level}>
          <Link
            component={RouterLink}
            to={to}
            color="inherit"
            underline="none"
            sx={overlayLinkStyle}
          >
            {title}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
          {t('count', { count })}
        </Typography>
      </Box>
    </Paper>
  );
}

const cardStyle = {
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 3,
  transition: 'transform 200ms ease, box-shadow 200ms ease',
  '&:hover': { transform: 'translateY(-2px)', boxShadow: '0 8px 24px rgb(23 20 15 / 10%)' },
} as const;

const imageStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  bgcolor: 'divider',
} as const;

const overlayLinkStyle = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': {
    outline: 'none',
    '&::after': { outline: '2px solid', outlineOffset: -2, borderRadius: 3 },
  },
} as const;
