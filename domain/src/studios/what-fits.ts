/** How gear gets from the street into the room. */
export const loadIns = ['street-level', 'lift', 'stairs'] as const;
export type LoadIn = (typeof loadIns)[number];

/** Where those who come by car leave it. */
export const parkingKinds = ['on-site', 'street', 'none'] as const;
export type Parking = (typeof parkingKinds)[number];

/** Parking that people can ask for. */
export const parkingChoices = ['on-site', 'street'] as const satisfies readonly Parking[];
export type ParkingChoice = (typeof parkingChoices)[number];

/** What an owner may allow or forbid; of what they say nothing, nothing is shown. */
export const houseRules = ['smoking', 'alcohol', 'food', 'pets', 'overnight'] as const;
export type HouseRule = (typeof houseRules)[number];

/** People that a studio can say it takes, at most. */
export const GROUP_SIZE_LIMIT = 1000;
