/** Places that a directory lists. Stored, so never renamed. */
export const placeKinds = ['label', 'record-store', 'music-store'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Where a place stands. Hidden by administrators. */
export const placeStatuses = ['draft', 'published', 'hidden'] as const;
export type PlaceStatus = (typeof placeStatuses)[number];

const genres = [
  'ambient',
  'classical',
  'electronic',
  'experimental',
  'folk',
  'hip-hop',
  'house',
  'indie',
  'jazz',
  'latin',
  'metal',
  'pop',
  'punk',
  'reggae',
  'soul',
  'techno',
] as const;

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

/** How far from a point places may be asked for, in kilometers. */
export const NEAR_LIMIT_KM = 500;

/** Studios near a place that are shown, at most. */
export const NEARBY_STUDIOS = 4;

/** What places are ordered by. */
export const placeSortKeys = ['name', 'distance', 'added'] as const;
export type PlaceSortKey = (typeof placeSortKeys)[number];
