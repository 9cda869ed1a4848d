import { enumName } from '#domain/enums/enum-name.ts';
import { houseRules } from '#domain/studios/what-fits.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import type { PricedStudioFragment } from '#web/features/studios/components/priced-studio.generated.ts';
import type { StudioDetailFragment } from '#web/features/studios/components/studio-detail.generated.ts';

type City = StudioDetailFragment['city'] & { zone: string };
export type PreviewedStudio = StudioDetailFragment & PricedStudioFragment;

/** A listing as the page of the studio would have it, once it is approved. */
export function previewStudio(
  content: StudioContent,
  { id, city, host }: { id: string; city: City; host: StudioDetailFragment['host'] },
): PreviewedStudio {
  const pricing = { ...content, hourlyRateCents: content.hourlyRateCents ?? 0 };
  const amenities = [
    ...content.amenities,
    ...(content.parking === 'on-site' ? ['parking'] : []),
    ...(content.isStepFree ? ['step-free-access'] : []),
  ];
  return {
    __typename: 'Studio',
    ...pricing,
    id,
    latitude: 0,
    longitude: 0,
    sizeSquareMetres: content.sizeSquareMetres ?? 0,
    loadIn: content.loadIn && enumName(content.loadIn),
    parking: enumName(content.parking),
    houseRules: houseRules
      .filter((rule) => [...content.allowedRules, ...content.forbiddenRules].includes(rule))
      .map((rule) => ({
        __typename: 'HouseRule',
        kind: enumName(rule),
        isAllowed: content.allowedRules.includes(rule),
      })),
    isVerified: false,
    packageType: null,
    rating: null,
    reviewCount: 0,
    bookingMode: enumName(content.bookingMode),
    // The page works it out.
    priceFromCents: 0,
    zone: city.zone,
    city,
    host,
    images: content.pictures.map((picture) => ({ __typename: 'StudioImage', ...picture })),
    categories: content.categories.map((category) => ({ __typename: 'Category', id: category })),
    equipment: content.gear.map(({ name, category }) => ({
      __typename: 'EquipmentItem',
      name,
      category: enumName(category),
    })),
    spaces: content.spaces.map((space) => ({ __typename: 'StudioSpace', ...space })),
    faqs: content.faqs.map((faq) => ({ __typename: 'StudioFaq', ...faq })),
    amenities: amenities.map((amenity) => ({ __typename: 'Amenity', id: amenity })),
    openingHours: content.hours.map((window) => ({ __typename: 'OpeningHours', ...window })),
    hoursExceptions: content.exceptions.map(({ windows, ...exception }) => ({
      __typename: 'HoursException',
      ...exception,
      windows: windows.map((window) => ({ __typename: 'HoursOfDay', ...window })),
    })),
  };
}
