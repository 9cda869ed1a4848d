import { useTranslation } from 'react-i18next';
import { CHARGE_CURRENCY } from '#domain/payments/currency.ts';
import type { StudioDetailFragment } from '#web/features/studios/components/studio-detail.generated.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatPrice } from '#web/lib/money.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { hoursExceptionsData, openingHoursData } from '#web/features/studios/opening-hours-data.ts';

/** What other sites and search engines learn of a studio. */
export function StudioHead({ studio }: { studio: StudioDetailFragment }) {
  const { t, i18n } = useTranslation('studios');
  const origin = useOrigin();
  const { cityName, location: locationOf } = usePlaceNames();
  // Whoever reads these has chosen no currency, and compares with other sites.
  const price = formatPrice(studio.priceFromCents, CHARGE_CURRENCY, i18n.language);
  const { id, name, city } = studio;
  const location = locationOf(city);
  const path = `/studios/${id}`;
  return (
    <>
      <PageHead
        title={t('detail.metaTitle', { name, location })}
        description={t('detail.metaDescription', { name, location, price })}
        preview={{ kind: 'studios', id }}
        trail={[{ name: cityName(city), path: `/studios/cities/${city.id}` }]}
        canonical={path}
      />
      <JsonLd
        data={{
          '@type': 'LocalBusiness',
          '@id': origin + path,
          name,
          description: studio.description,
          url: origin + path,
          image: studio.images.map(({ url }) => origin + url),
          priceRange: price,
          address: {
            '@type': 'PostalAddress',
            addressRegion: studio.neighbourhood,
            addressLocality: city.name,
            addressCountry: city.countryCode,
          },
          geo: {
            '@type': 'GeoCoordinates',
            latitude: studio.latitude,
            longitude: studio.longitude,
          },
          openingHoursSpecification: openingHoursData(studio.openingHours),
          specialOpeningHoursSpecification: hoursExceptionsData(studio.hoursExceptions),
          ...(studio.rating !== null && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: studio.rating,
              reviewCount: studio.reviewCount,
            },
          }),
        }}
      />
    </>
  );
}
