/** What a gift card is worth at least and at most, in cents. */
export const giftCardRange = { min: 1_000, max: 50_000 } as const;

/** The values that are offered first, in cents. */
export const giftCardValues = [2_500, 5_000, 10_000, 20_000] as const;

/** How long the message of a gift card may be, in characters. */
export const GIFT_MESSAGE_LIMIT = 500;

/** How far ahead a gift card can be sent, in days. */
export const GIFT_DAYS_AHEAD = 365;
