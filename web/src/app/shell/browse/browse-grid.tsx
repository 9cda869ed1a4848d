import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

interface BrowseGridProps {
  tiles: readonly {
    to: string;
    /** Path of a picture. */
    image: string;
    title: string;
    /** What there is to know, small. */
    lines: readonly string[];
  }[];
}

/** Pictures with a name, each leading to a page. */
export function BrowseGrid({ tiles }: BrowseGridProps) {
  return (
    <Box component="ul" sx={gridStyle}>
      {tiles.map(({ to, image, title, lines }) => (
        <Box component="li" key={to} sx={{ minWidth: 0 }}>
          <Link component={RouterLink} to={to} color="inherit" underline="none" sx={tileStyle}>
            <Box
              component="img"
              src={image}
              // The name below says what it shows.
              alt=""
              width={1200}
              height={800}
              loading="lazy"
              decoding="async"
              sx={imageStyle}
            />
            <Typography component="span" sx={{ display: 'block', mt: 1, fontWeight: 600 }}>
              {title}
            </Typography>
            {lines.map((line) => (
              <Typography
                key={line}
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ display: 'block' }}
              >
                {line}
              </Typography>
            ))}
          </Link>
        </Box>
      ))}
    </Box>
  );
}

/** As many tiles as are coming, in their shape. */
export function BrowseGridSkeleton({ count }: { count: number }) {
  return (
    <Box sx={gridStyle} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton
            variant="rounded"
            height="auto"
            sx={{ aspectRatio: '3 / 2', borderRadius: 2 }}
          />
          <Skeleton width="60%" sx={{ mt: 1, fontSize: '1.6rem' }} />
          <Skeleton width="40%" sx={{ fontSize: '1.4rem' }} />
        </div>
      ))}
    </Box>
  );
}

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pt: 1,
  display: 'grid',
  gap: { xs: 2, md: 2.5 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

const tileStyle = {
  display: 'block',
  borderRadius: 2,
  '&:hover img': { opacity: 0.88 },
  '&:focus-visible': { outlineOffset: 4 },
} as const;

const imageStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: 2,
  bgcolor: 'divider',
  transition: 'opacity 160ms',
} as const;
