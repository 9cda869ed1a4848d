/** Parameters of the address that hold which time of a studio is selected. */
export const selectionParams = ['date', 'hours', 'time', 'start', 'engineer'] as const;
