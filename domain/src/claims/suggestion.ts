/** Where a studio that somebody suggested stands. Those that are listed are there to be claimed. */
export const suggestionStatuses = ['suggested', 'listed', 'declined'] as const;
export type SuggestionStatus = (typeof suggestionStatuses)[number];

export const suggestionLimits = { website: 200, why: 1000 } as const;

/** Studios that are hinted at when one of nearly the same name is suggested, at most. */
export const SIMILAR_LIMIT = 5;
