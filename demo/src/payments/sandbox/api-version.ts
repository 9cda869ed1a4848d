/** The version of Stripe's API that is spoken: that of the library. */
export const API_VERSION = '2026-10-28.endive';

/** The release train of that version, which Stripe.js goes by. */
export const RELEASE_TRAIN = API_VERSION.split('.')[1]!;
