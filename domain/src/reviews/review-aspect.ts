/** What a review may rate besides the studio as a whole. */
export const reviewAspects = ['sound', 'gear', 'room', 'host', 'value'] as const;
export type ReviewAspect = (typeof reviewAspects)[number];

/** What a review says of each aspect, 1 to 5; null where it says nothing. */
export type AspectRatings = Readonly<Record<ReviewAspect, number | null>>;
