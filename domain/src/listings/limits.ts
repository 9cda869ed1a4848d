/** What a listing may hold at most. Lengths are in characters. */
export const listingLimits = {
  name: 80,
  description: 5000,
  descriptionMin: 80,
  place: 100,
  categories: 4,
  spaces: 12,
  spaceName: 60,
  spaceDescription: 500,
  gear: 200,
  gearName: 80,
  houseNotes: 500,
  pictures: 20,
  alt: 200,
  faqs: 15,
  question: 200,
  answer: 1000,
  firstReply: 500,
  /** Windows of a whole week. */
  hours: 21,
  /** Days and spans of days that differ from the week. */
  exceptions: 60,
  /** Days of one of those. */
  exceptionDays: 366,
  /** Days of all of them. */
  exceptionDaysInAll: 1000,
  exceptionWindows: 3,
  exceptionReason: 80,
  squareMetres: 10_000,
  /** US cents: of one price. */
  priceCents: 10_000_00,
  bufferMinutes: 240,
  /** Four weeks. */
  noticeMinutes: 28 * 24 * 60,
  horizonDays: 730,
  reasons: 2000,
} as const;

/** Listings of one owner that were never approved, at most. */
export const DRAFTS_OF_OWNER_LIMIT = 20;

/** How large a picture of a studio may be as it is uploaded, and what it has to be at least. */
export const STUDIO_PICTURE = {
  limitMegabytes: 15,
  limitMegapixels: 50,
  /** Pixels of its shorter side. */
  minSide: 480,
  /** Pixels of the longer side, of what is kept. */
  longSide: 1920,
  /** Pixels of the shorter side, of what is left of a cropped one. */
  minCropSide: 320,
} as const;
