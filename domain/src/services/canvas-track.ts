import { portfolioLimits } from '#domain/portfolios/limits.ts';

/** What a track may be that a print is made from. */
export const canvasTrackLimits = {
  megabytes: 50,
  minSeconds: 1,
  maxMinutes: 20,
  /** Lines of a print. */
  parts: portfolioLimits.peaks,
  /** Characters of what it is called. */
  title: 120,
} as const;

/** Whether a track is as long as what is printed may be. */
export function isPrintableLength(durationMs: number): boolean {
  const { minSeconds, maxMinutes } = canvasTrackLimits;
  return durationMs >= minSeconds * 1000 && durationMs <= maxMinutes * 60_000;
}

/** From `00` for silence to `64`, a hundred, for the loudest. */
const SHAPE = /^(?:[0-5][0-9a-f]|6[0-4])+$/;

/**
 * How loud a sound is from its beginning to its end, as it stands in an address.
 * @param peaks from 0 to 100
 */
export function shapeText(peaks: readonly number[]): string {
  return peaks.map((peak) => peak.toString(16).padStart(2, '0')).join('');
}

/** What {@link shapeText} was made of; undefined of anything else, of too much, and of silence. */
export function peaksOfShape(text: string): number[] | undefined {
  if (!SHAPE.test(text) || text.length > 2 * canvasTrackLimits.parts) return undefined;
  const peaks = Array.from({ length: text.length / 2 }, (_, part) =>
    Number.parseInt(text.slice(2 * part, 2 * part + 2), 16),
  );
  return peaks.some((peak) => peak > 0) ? peaks : undefined;
}
