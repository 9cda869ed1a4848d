import { useTranslation } from 'react-i18next';
import { CHARGE_CURRENCY } from '#domain/payments/currency.ts';
import type { StudioDetailFragment } from '#web/features/studios/components/studio-detail.generated.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatPrice } from '#web/lib/money.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

/** What other sites and search engines learn of a studio. */
export function StudioHead({ studio }: { studio: StudioDetailFragment }) {
  const { t, i18n } = useTranslation('studios');
  const origin = useOrigin();
  // Whoever reads these has chosen no currency, and compares with other sites.
  const price = formatPrice(studio.priceFromCents, CHARGE_CURRENCY, i18n.language);
  const { name } = studio;
  const location = usePlaceNames().location(studio.city);
  return (
    <>
      <PageHead
        title={t('detail.metaTitle', { name, location })}
        description={t('detail.metaDescription', { name, location, price })}
        image={studio.images[0]?.url}
        canonical={`/studios/${studio.id}`}
      />
      <JsonLd
        data={{
          '@type': 'LocalBusiness',
          '@id': `${origin}/studios/${studio.id}`,
          name,
          description: studio.description,
          url: `${origin}/studios/${studio.id}`,
          image: studio.images.map(({ url }) => origin + url),
          priceRange: price,
          address: {
            '@type': 'PostalAddress',
            streetAddress: studio.street,
            addressLocality: studio.city.name,
          },
          geo: {
            '@type': 'GeoCoordinates',
            latitude: studio.latitude,
            longitude: studio.longitude,
          },
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
