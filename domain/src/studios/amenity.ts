/** The ten standard amenities. A studio has all of them unless its owner unticks some (ruling 6). */
export const amenityIds = [
  'wifi',
  'parking',
  'air-conditioning',
  'lounge',
  'kitchenette',
  'restroom',
  'step-free-access',
  'natural-light',
  'secure-storage',
  'coffee',
] as const;

export type AmenityId = (typeof amenityIds)[number];

export interface Amenity {
  id: AmenityId;
  name: string;
}

/** Reference data: every installation has exactly these amenities. */
export const amenities: readonly Amenity[] = [
  { id: 'wifi', name: 'Fast Wi-Fi' },
  { id: 'parking', name: 'Parking' },
  { id: 'air-conditioning', name: 'Air conditioning' },
  { id: 'lounge', name: 'Lounge' },
  { id: 'kitchenette', name: 'Kitchenette' },
  { id: 'restroom', name: 'Private restroom' },
  { id: 'step-free-access', name: 'Step-free access' },
  { id: 'natural-light', name: 'Natural light' },
  { id: 'secure-storage', name: 'Secure storage' },
  { id: 'coffee', name: 'Coffee and tea' },
];
