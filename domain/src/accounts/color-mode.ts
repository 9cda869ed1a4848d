/** What a reader can choose: one scheme always, or that of the system. */
export const colorModes = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof colorModes)[number];
