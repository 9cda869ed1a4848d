/** How many days back owners can look at their studios, today among them. */
export const statisticsRanges = [7, 30, 90] as const;
export type StatisticsRange = (typeof statisticsRanges)[number];

/** What happened in a studio on a day, in studio time. Amounts are US cents. */
export interface DayFigures {
  /** Times that its page was opened. */
  views: number;
  /** Times that somebody saved it. */
  saves: number;
  /** Bookings that began, agreed ones. */
  bookings: number;
  bookedMinutes: number;
  openMinutes: number;
  earnedCents: number;
}

const nothing: DayFigures = {
  views: 0,
  saves: 0,
  bookings: 0,
  bookedMinutes: 0,
  openMinutes: 0,
  earnedCents: 0,
};

/** All that happened on several days, or in several studios. */
export function sumFigures(figures: readonly DayFigures[]): DayFigures {
  return figures.reduce(
    (sum, figure) => ({
      views: sum.views + figure.views,
      saves: sum.saves + figure.saves,
      bookings: sum.bookings + figure.bookings,
      bookedMinutes: sum.bookedMinutes + figure.bookedMinutes,
      openMinutes: sum.openMinutes + figure.openMinutes,
      earnedCents: sum.earnedCents + figure.earnedCents,
    }),
    nothing,
  );
}

/**
 * Which part of the open hours was booked, from 0 to 1; null where it was not open. Bookings outside
 * the hours as they are now do not make it more than full.
 */
export function occupancy({
  bookedMinutes,
  openMinutes,
}: Pick<DayFigures, 'bookedMinutes' | 'openMinutes'>): number | null {
  return openMinutes === 0 ? null : Math.min(1, bookedMinutes / openMinutes);
}
