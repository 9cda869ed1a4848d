import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FreeAt } from '#domain/search/studio-search.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { cardStyle, oneLine, wholeCardLink } from '#web/ui/card-style.ts';
import { ImageCarousel } from '#web/ui/media/image-carousel.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { lacksPictures } from '../later-pictures.ts';
import { usePlaceNames } from '../hooks/use-place-names.ts';
import { FreeThen, NextFree } from './next-free.tsx';
import { PriceRow } from './price-row.tsx';
import { StudioAction } from './studio-action.tsx';
import type { StudioCardFragment } from './studio-card.generated.ts';
import { StudioPicturesDocument } from './studio-pictures.generated.ts';
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
  const client = useApolloClient();

  function askForPictures(): void {
    const { id } = studio;
    // They are asked for again if they do not come.
    client
      .query({ query: StudioPicturesDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  }

  return (
    <Box component="article" sx={studioStyle}>
      <ImageCarousel
        images={studio.images}
        name={studio.name}
        advanceEvery={featured ? ADVANCE_MS : undefined}
        priority={priority}
        onApproach={() => lacksPictures(studio.images) && askForPictures()}
      />
      {(isSponsored || studio.packageType) && (
        <div className="badges">
          {isSponsored && <span>{t('card.sponsored')}</span>}
          {studio.packageType && <span>{t(`packages.${studio.packageType}`)}</span>}
        </div>
      )}
      <div className="action">
        <StudioAction studio={studio} place="card" />
      </div>
      <div className="facts">
        <h3>
          <Link to={pathOf(studio.id, freeAt)}>{studio.name}</Link>
        </h3>
        <div className="where">
          <p>{`${studio.neighbourhood}, ${cityName(studio.city)}`}</p>
          <Rating rating={studio.rating} reviewCount={studio.reviewCount} />
        </div>
        <p>{studio.categories.map(({ id }) => t(`categories.${id as CategoryId}`)).join(' · ')}</p>
        <div className="offer">
          {freeAt ? (
            <FreeThen freeAt={freeAt} />
          ) : (
            <NextFree slot={studio.nextFreeSlot} zone={studio.zone} />
          )}
          <PriceRow
            studio={studio}
            whole={freeAt && wholePrice ? { hours: freeAt.hours, price: wholePrice } : undefined}
          />
        </div>
      </div>
    </Box>
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

/** A page shows dozens of cards, so that all of a card is styled by one class. */
const studioStyle = {
  ...cardStyle,
  height: '100%',
  overflow: 'hidden',
  color: 'text.primary',
  transition: 'transform 200ms ease, box-shadow 200ms ease',
  '&:hover': { transform: 'translateY(-2px)', boxShadow: '0 8px 24px rgb(23 20 15 / 10%)' },
  '&:focus-within': { borderColor: 'text.primary' },
  '& > .badges': {
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
  },
  '& > .action': { position: 'absolute', top: 8, right: 8, zIndex: 2 },
  '& > .facts': { p: 2, display: 'flex', flexDirection: 'column', flex: 1, gap: 0.5 },
  '& h3': { ...oneLine, m: 0, typography: 'h4' },
  // The link stretches over the card, under the controls of the pictures.
  '& h3 > a': {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { ...wholeCardLink['&::after'], zIndex: 1 },
    '&:focus-visible': {
      outline: 'none',
      '&::after': { outline: '2px solid', outlineOffset: -2, borderRadius: 3 },
    },
  },
  '& p': { ...oneLine, m: 0, typography: 'body2', color: 'text.secondary' },
  '& .where': { display: 'flex', alignItems: 'baseline', gap: 1.5, fontSize: '0.9375rem' },
  '& .where > p': { flex: 1, minWidth: 0 },
  '& .offer': { mt: 'auto', pt: 1.5 },
} as const;
