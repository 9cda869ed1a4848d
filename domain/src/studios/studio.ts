/** How a studio is priced and confirmed (ruling 1). */
export const bookingModes = ['hourly', 'session'] as const;
export type BookingMode = (typeof bookingModes)[number];

/** Paid packages that put a badge on a studio's card (spec §3). */
export const packageTypes = ['plus', 'pro'] as const;
export type PackageType = (typeof packageTypes)[number];

/** Only approved studios are public. What leads from one to another is the lifecycle of listings. */
export const studioStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type StudioStatus = (typeof studioStatuses)[number];

/** Kinds of gear under which a studio's equipment is grouped. */
export const equipmentCategories = [
  'console',
  'monitors',
  'microphones',
  'outboard',
  'converters',
  'software',
  'instruments',
  'amplifiers',
  'drums',
  'pa',
  'video',
] as const;
export type EquipmentCategory = (typeof equipmentCategories)[number];

/** Pictures shown on a card at most (spec §2.7, §9). */
export const CARD_IMAGE_LIMIT = 5;
