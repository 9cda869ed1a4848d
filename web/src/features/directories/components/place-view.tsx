import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { directoryPaths } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { weekdayOf } from '#domain/time/calendar.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { OpeningHoursTable } from '#web/features/studios/components/opening-hours-table.tsx';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid } from '#web/features/studios/components/studio-grid.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { dayIn } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { LazyMap } from '#web/ui/map/lazy-map.tsx';
import { galleryGridStyle, PictureLink, useGallery } from '#web/ui/media/gallery.tsx';
import { Section } from '#web/ui/section.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { usePlaceRightsQuery } from '../directories.generated.ts';
import type { PlacePageQuery } from '../directories.generated.ts';
import { useMapPoint } from '../hooks/use-map-point.ts';
import { useTagNames } from '../hooks/use-tag-names.ts';
import { pathOf } from '../place-path.ts';
import { BackLink } from './back-link.tsx';
import { coveredHeadStyle } from './covered-head.ts';
import { OpenStateText } from './open-state.tsx';
import { PlaceCover } from './place-cover.tsx';
import { WrongFactLink } from './wrong-fact-link.tsx';

type Place = NonNullable<PlacePageQuery['place']>;

interface PlaceViewProps {
  kind: PlaceKind;
  place: Place;
}

/** All that there is to know of a label or a shop. */
export function PlaceView({ kind, place }: PlaceViewProps) {
  const { t } = useTranslation('directories');
  const { location, cityName } = usePlaceNames();
  const tagNames = useTagNames();
  const mapPoint = useMapPoint();
  const { name, address, city, tags, description, founded, pictures, nearbyStudios } = place;
  const list = directoryPaths[kind];
  const around = `${list}?city=${city.id}`;
  const title = t('place.picturesOf', { name });
  const gallery = useGallery({ hash: '#pictures', title, images: pictures });
  const pictureAt = (index: number) => (
    <PictureLink
      key={pictures[index]!.id}
      gallery={gallery}
      images={pictures}
      index={index}
      label={t('place.openPicture', { number: index + 1, total: pictures.length })}
      ratio={index === 0 ? '8 / 5' : '3 / 2'}
      loading={index === 0 ? 'eager' : 'lazy'}
    />
  );
  return (
    <>
      <BackLink to={list} label={t(`kinds.${kind}.all`)} />
      <Box sx={coveredHeadStyle}>
        <div>
          <Typography variant="h1" sx={{ mt: 1, mb: 1, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography color="textSecondary">
            {[address, location(city)].filter(Boolean).join(', ')}
          </Typography>
          <OpenStateText place={place} />
        </div>
        {pictures.length > 0 ? pictureAt(0) : <PlaceCover place={place} />}
      </Box>
      <Box sx={columnsStyle}>
        <div>
          {description !== '' && (
            <>
              <LanguageNote language="EN" />
              <Typography lang="en" sx={{ maxWidth: 640, whiteSpace: 'pre-line' }}>
                {description}
              </Typography>
            </>
          )}
          {founded !== null && (
            <Typography color="textSecondary" sx={{ mt: 1.5 }}>
              {t('place.founded', { year: founded })}
            </Typography>
          )}
          <Box component="ul" aria-label={t(`filters.tags.${kind}`)} sx={tagsStyle}>
            {tagNames(tags).map(({ id, label }) => (
              <li key={id}>
                <Tag to={`${list}?tags=${id}`}>{label}</Tag>
              </li>
            ))}
          </Box>
          <Links place={place} />
        </div>
        {kind !== 'label' && <Hours place={place} />}
      </Box>
      {pictures.length > 1 && (
        <Section title={t('place.pictures')}>
          <Box sx={galleryGridStyle}>
            {pictures.slice(1).map((_, index) => pictureAt(index + 1))}
          </Box>
        </Section>
      )}
      <Box sx={mapStyle}>
        <LazyMap label={t('place.map', { name })} points={[mapPoint(place)]} />
      </Box>
      {gallery.dialog}
      {nearbyStudios.length > 0 && (
        <Section
          title={t('place.studios')}
          more={{
            to: `/studios/cities/${city.id}`,
            label: t('place.allStudios', { city: cityName(city) }),
          }}
        >
          <StudioGrid row>
            {nearbyStudios.map((studio) => (
              <StudioCard key={studio.id} studio={studio} />
            ))}
          </StudioGrid>
        </Section>
      )}
      <Box sx={waysStyle}>
        <Link component={RouterLink} to={around}>
          {t(`kinds.${kind}.around`, { city: cityName(city) })}
        </Link>
        {!place.isClaimed && (
          <Link component={RouterLink} to={`${pathOf(place)}/claim`} rel="nofollow">
            {t('place.claim')}
          </Link>
        )}
        <EditLink kind={kind} place={place} />
      </Box>
      <WrongFactLink page={{ kind, id: place.id }} />
    </>
  );
}

/** The way to change it, for those who may. */
function EditLink({ kind, place }: PlaceViewProps) {
  const { t } = useTranslation('directories');
  const skip = useSession() === null;
  const { data } = usePlaceRightsQuery({
    variables: { kind: enumName(kind), idOrSlug: place.slug },
    skip,
  });
  if (skip || !data?.place?.viewerCanEdit) return null;
  return (
    <Link component={RouterLink} to={`${pathOf(place)}/edit`}>
      {t('place.edit')}
    </Link>
  );
}

/** Its site and where else it is found, each by the name of its host. */
function Links({ place: { website, links } }: { place: Place }) {
  const { t } = useTranslation('directories');
  const addresses = [website, ...links].filter((address) => address !== '');
  if (addresses.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('place.links')} sx={linksStyle}>
      {addresses.map((address) => (
        <li key={address}>
          <Link href={address} rel="noopener nofollow" sx={linkStyle}>
            {new URL(address).hostname}
            <ExternalLink size={16} aria-hidden />
          </Link>
        </li>
      ))}
    </Box>
  );
}

/** When it is open, with today marked. */
function Hours({ place: { openingHours, city } }: { place: Place }) {
  const { t } = useTranslation('directories');
  const today = weekdayOf(dayIn(city.zone, useNow()));
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('place.hours')}
      </Typography>
      <OpeningHoursTable hours={openingHours} today={today} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('place.localTime')}
      </Typography>
    </section>
  );
}

const columnsStyle = {
  mt: 3,
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
} as const;

const waysStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  mt: 4,
  '& > a': { py: 1 },
} as const;

const mapStyle = {
  mt: 4,
  height: { xs: 280, md: 360 },
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
} as const;

const tagsStyle = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
} as const;

const linksStyle = { listStyle: 'none', m: 0, mt: 2, p: 0 } as const;

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  py: 0.75,
  overflowWrap: 'anywhere',
} as const;
