import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { priceFrom } from '#domain/bookings/quote.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import { bookingModes } from '#domain/studios/studio.ts';
import { PriceTag } from '#web/features/studios/components/price-tag.tsx';
import type { PricedStudioFragment } from '#web/features/studios/components/priced-studio.generated.ts';
import type { StudioDetailFragment } from '#web/features/studios/components/studio-detail.generated.ts';
import { StudioGallery } from '#web/features/studios/components/studio-gallery.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { SectionContent } from './section-content.tsx';

/** Parts that stand below a title; the first has none here. */
const titled = ['equipment', 'spaces', 'faq'] as const;

/** The parts of the page that a listing decides, before there is a studio to be booked. */
export function StudioPreview({ studio }: { studio: StudioDetailFragment & PricedStudioFragment }) {
  const { t } = useTranslation('studios');
  const { location } = usePlaceNames();
  const pricing = { ...studio, bookingMode: enumValue(studio.bookingMode, bookingModes) };
  return (
    <>
      <Typography variant="h1" component="h2">
        {studio.name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 2, color: 'text.secondary' }}>
        <span>{[studio.neighbourhood, location(studio.city)].filter(Boolean).join(', ')}</span>
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
          <PriceTag studio={{ ...studio, priceFromCents: priceFrom(pricing) }} />
        </Box>
      </Box>
      <StudioGallery name={studio.name} images={studio.images} />
      <Box sx={{ mt: 4, maxWidth: 860 }}>
        <SectionContent id="about" studio={studio} />
        {titled.map((id) => (
          <Box key={id} sx={{ pt: 5 }}>
            <Typography variant="h3" sx={{ mb: 2 }}>
              {t(`detail.${id}`)}
            </Typography>
            <SectionContent id={id} studio={studio} />
          </Box>
        ))}
      </Box>
    </>
  );
}
