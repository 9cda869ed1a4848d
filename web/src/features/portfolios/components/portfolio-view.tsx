import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '#web/features/accounts/session.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { AudioPlayer } from '#web/ui/media/audio-player.tsx';
import { galleryGridStyle, PictureLink, useGallery } from '#web/ui/media/gallery.tsx';
import { Section } from '#web/ui/section.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { useViewerCanEditPortfolioQuery } from '../portfolios.generated.ts';
import type { PortfolioDetailFragment } from '../portfolios.generated.ts';
import { ReportPortfolioLink } from './report-portfolio-link.tsx';

/** A portfolio as everybody sees it. What it does not say is left out. */
export function PortfolioView({ portfolio }: { portfolio: PortfolioDetailFragment }) {
  const { t } = useTranslation('portfolios');
  const { bio, tracks, images, credits, gear, links } = portfolio;
  return (
    <>
      <Header portfolio={portfolio} />
      {bio && <Typography sx={wordsStyle}>{bio}</Typography>}
      {tracks.length > 0 && (
        <Section title={t('page.tracks')}>
          <Box component="ul" sx={{ ...listStyle, display: 'grid', gap: 3, maxWidth: 760 }}>
            {tracks.map(({ id, title, url, durationMs, peaks }) => (
              <li key={id}>
                <AudioPlayer title={title} url={url} durationMs={durationMs} peaks={peaks} />
              </li>
            ))}
          </Box>
        </Section>
      )}
      {images.length > 0 && (
        <Section title={t('page.images')}>
          <Images portfolio={portfolio} />
        </Section>
      )}
      {credits.length > 0 && (
        <Section title={t('page.credits')}>
          <Box component="ul" sx={{ ...listStyle, maxWidth: 760 }}>
            {credits.map(({ title, artist, role, year }) => (
              <Box component="li" key={[title, artist, role, year].join('\n')} sx={creditStyle}>
                <Typography sx={{ fontWeight: 600, flex: 1, overflowWrap: 'anywhere' }}>
                  {[artist, title].filter(Boolean).join(' – ')}
                </Typography>
                <Typography color="textSecondary">
                  {[role, year].filter(Boolean).join(', ')}
                </Typography>
              </Box>
            ))}
          </Box>
        </Section>
      )}
      {gear.length > 0 && (
        <Section title={t('page.gear')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {gear.map((name) => (
              <Chip key={name} label={name} variant="outlined" />
            ))}
          </Box>
        </Section>
      )}
      {links.length > 0 && (
        <Section title={t('page.links')}>
          {links.map((link) => (
            <div key={link}>
              <Link
                href={link}
                // Written by a user: search engines should not take it for our recommendation.
                rel="ugc nofollow noopener noreferrer"
                target="_blank"
                sx={{ display: 'inline-block', py: 0.75, overflowWrap: 'anywhere' }}
              >
                {link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
              </Link>
            </div>
          ))}
        </Section>
      )}
      <Box sx={{ mt: 6 }}>
        <ReportPortfolioLink id={portfolio.id} />
      </Box>
    </>
  );
}

function Header({ portfolio }: { portfolio: PortfolioDetailFragment }) {
  const { t } = useTranslation('portfolios');
  const { location } = usePlaceNames();
  const { id, name, headline, roles, genres, city, owner } = portfolio;
  const canEdit = useViewerCanEdit(portfolio.slug);
  return (
    <Box component="header" sx={headerStyle}>
      <UserAvatar name={name} url={owner.avatarUrl} width={112} phoneWidth={80} />
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {headline && (
          <Typography variant="h4" component="p" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {headline}
          </Typography>
        )}
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {[...roles.map((role) => t(`roles.${role}`)), ...(city ? [location(city)] : [])].join(
            ' · ',
          )}
        </Typography>
        {genres.length > 0 && <Typography color="textSecondary">{genres.join(', ')}</Typography>}
      </Box>
      {canEdit && (
        <Button
          component={RouterLink}
          to={`/portfolios/edit/${id}`}
          variant="outlined"
          color="inherit"
          startIcon={<Pencil size={18} aria-hidden />}
        >
          {t('page.edit')}
        </Button>
      )}
    </Box>
  );
}

/** Asked apart from the portfolio, which is the same for everybody, and only for who is logged in. */
function useViewerCanEdit(slug: string): boolean {
  const skip = useSession() === null;
  const { data } = useViewerCanEditPortfolioQuery({ variables: { slug }, skip });
  return !skip && (data?.portfolio?.viewerCanEdit ?? false);
}

function Images({ portfolio: { name, images } }: { portfolio: PortfolioDetailFragment }) {
  const { t } = useTranslation('portfolios');
  const gallery = useGallery({ hash: '#images', title: t('page.imagesOf', { name }), images });
  return (
    <Box sx={galleryGridStyle}>
      {images.map(({ id }, index) => (
        <PictureLink
          key={id}
          gallery={gallery}
          images={images}
          index={index}
          label={t('page.openImage', { number: index + 1, total: images.length })}
          ratio="1"
          loading="lazy"
        />
      ))}
      {gallery.dialog}
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;

const headerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 2, sm: 3 },
  alignItems: 'center',
} as const;

const wordsStyle = {
  mt: 4,
  maxWidth: 760,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

const creditStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
