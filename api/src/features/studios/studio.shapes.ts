import { categoryIds } from '#domain/studios/category.ts';
import { bookingModes, equipmentCategories, packageTypes } from '#domain/studios/studio.ts';
import {
  amount,
  choice,
  flag,
  idNumber,
  listOf,
  named,
  shape,
  text,
  usd,
  whole,
} from '#api/lib/shapes.ts';

/** A studio with the field names of spec §3; money in dollars. */
export const studioShape = named(
  'Studio',
  shape({
    id: idNumber,
    name: text,
    location: text,
    hourlyRate: usd,
    rating: amount.min(1).max(5).nullable(),
    reviewCount: whole,
    description: text,
    isVerified: flag,
    isPromoted: flag,
    packageType: choice(packageTypes).nullable(),
    imageUrls: listOf(text),
    categories: listOf(choice(categoryIds)),
    equipment: listOf(shape({ name: text, category: choice(equipmentCategories) })),
    size: whole.meta({ meaning: 'Square metres.' }),
    spaces: listOf(shape({ name: text, description: text })),
    bookingMode: choice(bookingModes),
    sessionPrice: usd.optional(),
    requestPrice: usd.optional(),
    engineerFee: usd.optional(),
    isEngineerOptional: flag.optional(),
    cleaningFee: usd.optional(),
    zone: text.meta({ meaning: 'IANA time zone.' }),
  }),
);
