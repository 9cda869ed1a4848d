/** What there is to hear of each wave, in this order: everybody, drums and bass, half time. */
export const waveTakes = ['full', 'groove', 'half-time'] as const;
export type WaveTake = (typeof waveTakes)[number];
