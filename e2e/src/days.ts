const DAY_MS = 86_400_000;
const TUESDAY = 2;

/**
 * A Tuesday that is far enough ahead for a booking to be cancelled without a fee, `YYYY-MM-DD`.
 * Its date is the same in London and in UTC by the hours that the tests choose.
 */
export function comingTuesday(now = Date.now()): string {
  let day = now + 4 * DAY_MS;
  while (new Date(day).getUTCDay() !== TUESDAY) day += DAY_MS;
  return new Date(day).toISOString().slice(0, 10);
}
