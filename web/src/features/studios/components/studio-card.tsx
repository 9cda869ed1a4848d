import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { FreeAt } from '#domain/search/studio-search.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { ImageCarousel } from '#web/ui/media/image-carousel.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { usePlaceNames } from '../hooks/use-place-names.ts';
import { FreeThen, NextFree } from './next-free.tsx';
import { PriceRow } from './price-row.tsx';
import { StudioAction } from './studio-action.tsx';
import type { StudioCardFragment } from './studio-card.generated.ts';
import type { WholePriceFragment } from './whole-price.generated.ts';

/** Featured cards go to their next picture by themselves (spec §2.7). */
const ADVANCE_MS = 4000;

interface StudioCardProps {
  studio: StudioCardFragment;
  featured?: boolean;
  /** In view when the page opens. */
  priority?: boolean;
  /** A time at which it is known to be free: the card says so and leads to booking it. */
  freeAt?: FreeAt | undefined;
  /** Stands where it does because its owner promotes it. */
  isSponsored?: boolean;
  /** What it costs then. */
  wholePrice?: WholePriceFragment | null;
}

/** A studio in a list. All of it leads to the studio's page. */
export const StudioCard = memo(function StudioCard({
  studio,
  featured = false,
  priority = false,
  freeAt,
  isSponsored = false,
  wholePrice,
}: StudioCardProps) {
  const { t } = useTranslation('studios');
  const { cityName } = usePlaceNames();
  return (
    <Paper component="article" variant="outlined" sx={cardStyle}>
      <Box sx={{ position: 'relative' }}>
        <ImageCarousel
          images={studio.images}
          name={studio.name}
          advanceEvery={featured ? ADVANCE_MS : undefined}
          priority={priority}
        />
        <Box sx={badgesStyle}>
          {isSponsored && <span>{t('card.sponsored')}</span>}
          {studio.packageType && <span>{t(`packages.${studio.packageType}`)}</span>}
        </Box>
        <Box sx={actionStyle}>
          <StudioAction studio={studio} place="card" />
        </Box>
      </Box>
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', flex: 1, gap: 0.5 }}>
        <Typography variant="h4" component="h3" noWrap>
          <Link
            component={RouterLink}
            to={pathOf(studio.id, freeAt)}
            color="inherit"
            underline="none"
            sx={overlayLinkStyle}
          >
            {studio.name}
          </Link>
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, fontSize: '0.9375rem' }}>
          <Typography variant="body2" color="textSecondary" noWrap sx={{ flex: 1, minWidth: 0 }}>
            {studio.neighbourhood}, {cityName(studio.city)}
          </Typography>
          <Rating rating={studio.rating} reviewCount={studio.reviewCount} />
        </Box>
        <Typography variant="body2" color="textSecondary" noWrap>
          {studio.categories.map(({ id }) => t(`categories.${id as CategoryId}`)).join(' · ')}
        </Typography>
        <Box sx={{ mt: 'auto', pt: 1.5 }}>
          {freeAt ? (
            <FreeThen freeAt={freeAt} />
          ) : (
            <NextFree slot={studio.nextFreeSlot} zone={studio.zone} />
          )}
          <PriceRow
            studio={studio}
            whole={freeAt && wholePrice ? { hours: freeAt.hours, price: wholePrice } : undefined}
          />
        </Box>
      </Box>
    </Paper>
  );
});

/** The studio's page, with the time in the parameters that its booking card reads. */
function pathOf(id: string, freeAt: FreeAt | undefined): string {
  if (!freeAt) return `/studios/${id}`;
  const { date, until, startTime, hours } = freeAt;
  const params = new URLSearchParams();
  // Of several days it is not known which are free.
  if (until === undefined) params.set('date', date);
  params.set('hours', String(hours));
  if (startTime !== undefined) params.set('time', startTime);
  return `/studios/${id}?${params.toString()}`;
}

const cardStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 3,
  transition: 'transform 200ms ease, box-shadow 200ms ease',
  '&:hover': { transform: 'translateY(-2px)', boxShadow: '0 8px 24px rgb(23 20 15 / 10%)' },
  '&:focus-within': { borderColor: 'text.primary' },
} as const;

/** Stretches over the card, under the controls of the pictures. */
const overlayLinkStyle = {
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '&:focus-visible': {
    outline: 'none',
    '&::after': { outline: '2px solid', outlineOffset: -2, borderRadius: 3 },
  },
} as const;

const actionStyle = { position: 'absolute', top: 8, right: 8, zIndex: 2 } as const;

const badgesStyle = {
  position: 'absolute',
  top: 12,
  left: 12,
  zIndex: 2,
  display: 'flex',
  gap: 0.75,
  pointerEvents: 'none',
  '& > span': {
    px: 1,
    borderRadius: 999,
    fontSize: '0.8125rem',
    lineHeight: '24px',
    color: '#17140F',
    bgcolor: 'rgb(255 255 255 / 92%)',
    fontWeight: 600,
  },
} as const;
