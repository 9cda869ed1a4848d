import { useTranslation } from 'react-i18next';
import { placeCover } from '#domain/directories/cover.ts';
import { directoryPaths, placePaths } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { previewPath } from '#domain/previews/preview-path.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { openingHoursData } from '#web/features/studios/opening-hours-data.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { PlacePageQuery } from '../directories.generated.ts';
import { pathOf } from '../place-path.ts';

/** What the head of a document says of a place, for readers and for search engines. */
export function PlaceHead({
  kind,
  place,
}: {
  kind: PlaceKind;
  place: NonNullable<PlacePageQuery['place']>;
}) {
  const { t } = useTranslation('directories');
  const { t: menuText } = useTranslation('menu');
  const { cityName } = usePlaceNames();
  const origin = useOrigin();
  const { name, slug, description, city, website, links, founded, pictures } = place;
  return (
    <>
      <PageHead
        title={t(`kinds.${kind}.placeTitle`, { name, city: cityName(city) })}
        // Search engines are told something even where nobody has written anything.
        description={description || t(`kinds.${kind}.description`)}
        preview={{ kind: placePaths[kind].slice(1), id: slug }}
        trail={[{ name: menuText(`directories.${kind}`), path: directoryPaths[kind] }]}
      />
      <JsonLd
        data={{
          // What schema.org calls a music store sells records or instruments.
          '@type': kind === 'label' ? 'Organization' : 'MusicStore',
          name,
          ...(description !== '' && { description }),
          url: origin + pathOf(place),
          image:
            pictures.length > 0
              ? pictures.map(({ url }) => origin + url)
              : origin + previewPath(placeCover(kind, slug)),
          sameAs: [website, ...links].filter((address) => address !== ''),
          address: {
            '@type': 'PostalAddress',
            streetAddress: place.address,
            addressLocality: city.name,
            addressCountry: city.countryCode,
          },
          ...(founded !== null && { foundingDate: String(founded) }),
          ...(kind !== 'label' && {
            geo: {
              '@type': 'GeoCoordinates',
              latitude: place.latitude,
              longitude: place.longitude,
            },
            openingHoursSpecification: openingHoursData(place.openingHours),
          }),
        }}
      />
    </>
  );
}
