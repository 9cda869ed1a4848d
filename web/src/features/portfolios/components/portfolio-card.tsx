import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Music } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { cardStyle, wholeCardLink } from '#web/ui/card-style.ts';
import type { PortfolioCardFragment } from '../portfolios.generated.ts';

/** A portfolio in a list: who, what they do, where, and how much there is to hear. */
export function PortfolioCard({ portfolio }: { portfolio: PortfolioCardFragment }) {
  const { t } = useTranslation('portfolios');
  const { location } = usePlaceNames();
  const { slug, name, headline, roles, genres, city, images, tracks, owner } = portfolio;
  const [image] = images;
  return (
    <Box component="article" sx={portfolioStyle}>
      {image ? (
        <Box
          component="img"
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          loading="lazy"
          sx={pictureStyle}
        />
      ) : (
        <Box sx={{ ...pictureStyle, display: 'grid', placeItems: 'center' }}>
          <UserAvatar name={name} url={owner.avatarUrl} width={80} />
        </Box>
      )}
      <Box sx={{ p: 2, minWidth: 0 }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={`/portfolios/${slug}`}
            color="inherit"
            sx={wholeCardLink}
          >
            {name}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[...roles.map((role) => t(`roles.${role}`)), ...(city ? [location(city)] : [])].join(
            ' · ',
          )}
        </Typography>
        {headline && <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{headline}</Typography>}
        {genres.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {genres.join(', ')}
          </Typography>
        )}
        {tracks.length > 0 && (
          <Typography variant="body2" sx={tracksStyle}>
            <Music size={16} aria-hidden />
            {t('tracks', { count: tracks.length })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const portfolioStyle = {
  ...cardStyle,
  overflow: 'hidden',
} as const;

const pictureStyle = {
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  bgcolor: 'divider',
} as const;

const tracksStyle = { mt: 1, display: 'flex', alignItems: 'center', gap: 0.75 } as const;
