/** What is done with the tracks (spec §3). */
export const fidelityServices = ['mixing', 'mastering', 'both'] as const;
export type FidelityService = (typeof fidelityServices)[number];

/** How many tracks there are. */
export const fidelityScales = ['single', 'ep', 'album'] as const;
export type FidelityScale = (typeof fidelityScales)[number];

/** How much goes into each of them. */
export const fidelityQualities = ['standard', 'premium', 'platinum'] as const;
export type FidelityQuality = (typeof fidelityQualities)[number];

/** A choice of all three. */
export interface FidelityChoice {
  service: FidelityService;
  scale: FidelityScale;
  quality: FidelityQuality;
}

/** What whoever has chosen nothing yet looks at. */
export const DEFAULT_FIDELITY_CHOICE: FidelityChoice = {
  service: 'both',
  scale: 'single',
  quality: 'premium',
};

/** How many tracks a scale has at most (§9). */
export const trackCaps: Readonly<Record<FidelityScale, number>> = { single: 1, ep: 4, album: 10 };

/** In whole dollars (§9): for each scale standard, premium and platinum. */
const dollars = {
  mixing: { single: [150, 250, 400], ep: [450, 750, 1200], album: [900, 1500, 2400] },
  mastering: { single: [75, 125, 200], ep: [225, 375, 600], album: [450, 750, 1200] },
  both: { single: [200, 350, 550], ep: [600, 1050, 1650], album: [1200, 2100, 3300] },
} as const satisfies Record<
  FidelityService,
  Record<FidelityScale, readonly [number, number, number]>
>;

/**
 * What a choice costs, and what it would cost track by track and service by service, in cents. The
 * second is the same as the first where there is nothing to be saved.
 */
export function fidelityPrice({ service, scale, quality }: FidelityChoice): {
  priceCents: number;
  originalCents: number;
} {
  const level = fidelityQualities.indexOf(quality);
  const apart = service === 'both' ? (['mixing', 'mastering'] as const) : ([service] as const);
  const perTrack = apart
    .map((one) => dollars[one].single[level]!)
    .reduce<number>((sum, price) => sum + price, 0);
  return {
    priceCents: dollars[service][scale][level]! * 100,
    originalCents: perTrack * trackCaps[scale] * 100,
  };
}

/** What comes with a quality (§9, ruling 48). */
export interface FidelityTerms {
  /** Null for as many as it takes. */
  revisions: number | null;
  /** From when work begins to the first delivery. */
  turnaroundDays: number;
  hasReferenceMatching: boolean;
  hasStemMastering: boolean;
}

export const fidelityTerms: Readonly<Record<FidelityQuality, FidelityTerms>> = {
  standard: {
    revisions: 2,
    turnaroundDays: 7,
    hasReferenceMatching: false,
    hasStemMastering: false,
  },
  premium: {
    revisions: 4,
    turnaroundDays: 5,
    hasReferenceMatching: true,
    hasStemMastering: false,
  },
  platinum: {
    revisions: null,
    turnaroundDays: 3,
    hasReferenceMatching: true,
    hasStemMastering: true,
  },
};

/** From when a revision is asked for to its delivery, at the least and at the most (§9). */
export const REVISION_HOURS = { from: 24, to: 48 } as const;

/** In which forms tracks are delivered (§9). */
export const deliverables = [
  { format: 'WAV', detail: '24-bit/96kHz' },
  { format: 'MP3', detail: '320kbps' },
] as const;

/** One of `known`; undefined for anything else, such as a parameter that somebody typed. */
export function oneOf<Id extends string>(
  known: readonly Id[],
  value: string | null,
): Id | undefined {
  return known.find((id) => id === value);
}
