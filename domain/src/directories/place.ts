import { genres } from '#domain/studios/genre.ts';
import { slugWords } from '#domain/portfolios/slug.ts';

/** Places that a directory lists. Stored, so never renamed. */
export const placeKinds = ['label', 'record-store', 'music-store'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Where a place stands: a draft is a suggestion that nobody has decided about; administrators hide. */
export const placeStatuses = ['draft', 'published', 'hidden'] as const;
export type PlaceStatus = (typeof placeStatuses)[number];

/** What a place is found by: its music, what it sells, what it does. Stored, so never renamed. */
export const placeTags = {
  label: [...genres, 'vinyl', 'cassettes', 'demos-welcome'],
  'record-store': [...genres, 'new-releases', 'second-hand', 'listening-station', 'in-store-shows'],
  'music-store': [
    'guitars',
    'basses',
    'drums',
    'keyboards',
    'synthesizers',
    'strings',
    'brass-and-woodwind',
    'recording-gear',
    'sheet-music',
    'second-hand',
    'repairs',
    'rentals',
    'lessons',
  ],
} as const satisfies Readonly<Record<PlaceKind, readonly string[]>>;
export type PlaceTag = (typeof placeTags)[PlaceKind][number];

/** The first part of the address of a place, whose second is its slug (spec §2.1). */
export const placePaths: Readonly<Record<PlaceKind, string>> = {
  label: '/label',
  'record-store': '/store',
  'music-store': '/musicstore',
};

/** Where the places of a kind are listed (spec §2.1). */
export const directoryPaths: Readonly<Record<PlaceKind, string>> = {
  label: '/record-labels',
  'record-store': '/record-stores',
  'music-store': '/music-stores',
};

/** The address that a name would have; those without a Latin letter are called as their kind. */
export function placeSlug(kind: PlaceKind, name: string): string {
  const words = slugWords(name, placeLimits.slug);
  // Digits alone are the number of a place.
  return /[a-z]/.test(words) ? words : kind;
}

/** How long what is said of a place may be, in characters, and how much of each there may be. */
export const placeLimits = {
  name: 80,
  slug: 60,
  address: 120,
  description: 2000,
  website: 200,
  links: 5,
  tags: 12,
  spans: 21,
  why: 1000,
  statement: 2000,
  statementMin: 40,
  pictures: 6,
  alt: 200,
} as const;

/** How large a picture of a place may be as it is uploaded, and what it has to be at least. */
export const PLACE_PICTURE = {
  limitMegabytes: 15,
  limitMegapixels: 50,
  /** Pixels of its shorter side. */
  minSide: 480,
  /** Pixels of the longer side, of what is kept. */
  longSide: 1920,
} as const;

/** Where a claim of a place stands. */
export const placeClaimStatuses = ['waiting', 'granted', 'declined'] as const;
export type PlaceClaimStatus = (typeof placeClaimStatuses)[number];

/** How far from a point places may be asked for, in kilometers. */
export const NEAR_LIMIT_KM = 500;

/** Studios near a place that are shown, at most. */
export const NEARBY_STUDIOS = 4;

/** Labels and record stores of a wave that are shown, at most. */
export const WAVE_PLACES = 6;

/** What places are ordered by. */
export const placeSortKeys = ['name', 'distance', 'added'] as const;
export type PlaceSortKey = (typeof placeSortKeys)[number];
