/** Lengths, in hours, that can be booked (spec §9). */
export const HOURS_OPTIONS = [1, 2, 3, 4, 5, 6, 8] as const;
export type BookableHours = (typeof HOURS_OPTIONS)[number];

/** Length that is offered first (spec §9). */
export const DEFAULT_HOURS: BookableHours = 2;

export const MAX_HOURS = Math.max(...HOURS_OPTIONS);

/** Minutes that a studio may keep free after each booking, at most. The tables have it as a check. */
export const MAX_BUFFER_MINUTES = 240;

/** Whether a booking may last `hours`. */
export function isBookableHours(hours: number): hours is BookableHours {
  return (HOURS_OPTIONS as readonly number[]).includes(hours);
}
