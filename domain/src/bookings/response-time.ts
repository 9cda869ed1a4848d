/**
 * Answers to requests from which on a host’s response time is told: with fewer, one slow evening
 * would be taken for a habit.
 */
export const RESPONSE_ANSWERS_MIN = 5;

/** Days back over which answers count. */
export const RESPONSE_DAYS = 365;

/** How a response time is put: within so many hours, or days. */
export interface ResponseWithin {
  unit: 'hour' | 'day';
  count: number;
}

/** A response time in words that promise nothing closer than it is: 61 minutes are two hours. */
export function responseWithin(minutes: number): ResponseWithin {
  const hours = Math.max(1, Math.ceil(minutes / 60));
  return hours <= 24
    ? { unit: 'hour', count: hours }
    : { unit: 'day', count: Math.ceil(hours / 24) };
}
