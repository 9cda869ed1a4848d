import { STORAGE_KEY } from './played-episode.ts';

/** How fast episodes can be heard. */
export const rates = [0.75, 1, 1.25, 1.5, 2] as const;
export type Rate = (typeof rates)[number];

/** Episodes whose places are kept: those that were heard last. */
export const PLACES_LIMIT = 30;

/** The first and the last seconds of an episode are no place to go on from. */
const EDGE_SECONDS = 5;

interface Heard {
  /** Where each was left, in seconds, by its slug: the one that was heard last first. */
  places: readonly (readonly [slug: string, seconds: number])[];
  rate: Rate;
}

/** Where an episode was left, in seconds; 0 for its beginning. */
export function placeOf(slug: string): number {
  return read().places.find(([one]) => one === slug)?.[1] ?? 0;
}

/** Keeps where an episode was left. @param durationMs of all of it: at its end it begins anew */
export function keepPlace(slug: string, seconds: number, durationMs: number): void {
  const heard = read();
  const others = heard.places.filter(([one]) => one !== slug);
  const isWithin = seconds >= EDGE_SECONDS && seconds < durationMs / 1000 - EDGE_SECONDS;
  const place = [slug, Math.floor(seconds)] as const;
  write({ ...heard, places: isWithin ? [place, ...others].slice(0, PLACES_LIMIT) : others });
}

export function keptRate(): Rate {
  return read().rate;
}

export function keepRate(rate: Rate): void {
  write({ ...read(), rate });
}

/** Whatever is stored, as far as it is what is kept here. */
function read(): Heard {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<
      Record<keyof Heard, unknown>
    > | null;
    const places: readonly unknown[] = Array.isArray(stored?.places) ? stored.places : [];
    return {
      places: places.filter(isPlace),
      rate: rates.find((rate) => rate === stored?.rate) ?? 1,
    };
  } catch {
    return { places: [], rate: 1 };
  }
}

function isPlace(value: unknown): value is [string, number] {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'number' &&
    value[1] >= 0
  );
}

function write(heard: Heard): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(heard));
  } catch {
    // Full or forbidden: then nothing is remembered.
  }
}
