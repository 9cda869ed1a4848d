/** Parameters of the address that hold which time of a studio is selected. */
export const selectionParams = ['date', 'hours', 'time', 'start', 'engineer'] as const;

/** What the address ends with while a studio is booked in a sheet over its page. */
export const BOOKING_SHEET = '#book';
