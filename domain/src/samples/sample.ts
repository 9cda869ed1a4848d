/** The pieces that the sample player has, in their order. */
export const sampleIds = ['kit', 'trio', 'strings', 'voice', 'club', 'guitar'] as const;
export type SampleId = (typeof sampleIds)[number];

/** Each piece as it came, and as it was mixed: in this order. */
export const takeNames = ['before', 'after'] as const;
export type TakeName = (typeof takeNames)[number];

/** How long each of them is. It stops then, and goes back to its beginning (spec §4). */
export const SAMPLE_SECONDS = 30;

/** Percent, until somebody moves the slider (spec §4). */
export const DEFAULT_VOLUME = 75;

export function isSampleId(value: string | null): value is SampleId {
  return sampleIds.some((id) => id === value);
}
