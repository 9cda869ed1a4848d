import { loadCalendars } from '#db/bookings/calendar.repository.ts';
import type { OwnStudioRow } from '#db/owners/own-studio.repository.ts';
import { listBooked, listSaves, listViews } from '#db/owners/statistics.repository.ts';
import type { StudioDays } from '#db/owners/statistics.repository.ts';
import { findStudiosOfAnyStatus } from '#db/studios/studio.repository.ts';
import { openMinutesOn } from '#domain/bookings/availability.ts';
import type { StudioCalendar } from '#domain/bookings/availability.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { occupancy, statisticsRanges, sumFigures } from '#domain/owners/statistics.ts';
import type { DayFigures, StatisticsRange } from '#domain/owners/statistics.ts';
import { mayDo } from '#domain/teams/team.ts';
import { addDays, dateRange, formatDate, startOfUtcDay } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import type { Context } from '#api/lib/context.ts';
import { studiosWith } from './own-studio.service.ts';
import type { StudioStatistics } from './statistics.type.ts';

/**
 * What happened in the studios of whoever asks over a range of days that ends today: in all of them,
 * or in one.
 * @throws DomainError UNAUTHENTICATED; BAD_USER_INPUT; NOT_FOUND for a studio whose listing is not theirs to run
 */
export async function studioStatistics(
  context: Context,
  { days, studioId }: { days: number; studioId?: number | undefined },
): Promise<StudioStatistics> {
  if (!statisticsRanges.includes(days as StatisticsRange)) {
    const values = { values: statisticsRanges.join(', ') };
    throw badInput({ days: message('fields.choice', values) });
  }
  const theirs = await studiosWith(context, 'listing', studioId);
  const to = formatDate(context.now);
  const from = addDays(to, 1 - days);
  const studios = await figuresOf(context, theirs, { from, to });
  const seesPayouts = studios.some(({ hasPayouts }) => hasPayouts);
  const shown = (figures: readonly DayFigures[], hasPayouts: boolean) => {
    const sum = sumFigures(figures);
    return {
      ...sum,
      occupancy: occupancy(sum),
      earnedCents: hasPayouts ? sum.earnedCents : null,
    };
  };
  const dates = dateRange(from, to);
  return {
    days: dates.map((date, index) => ({
      date,
      ...shown(
        studios.map((studio) => studio.days[index]!),
        seesPayouts,
      ),
    })),
    total: shown(
      studios.flatMap((studio) => studio.days),
      seesPayouts,
    ),
    studios: studios.map(({ studioId: id, name, ...studio }) => ({
      studioId: id,
      name,
      ...shown(studio.days, studio.hasPayouts),
    })),
  };
}

interface StudioSeries {
  studioId: number;
  name: string;
  /** Whether what it earns is for whoever asks to see; all else is, and that is nothing then. */
  hasPayouts: boolean;
  days: DayFigures[];
}

async function figuresOf(
  { sql, now }: Context,
  theirs: readonly OwnStudioRow[],
  { from, to }: Omit<StudioDays, 'studioIds'>,
): Promise<StudioSeries[]> {
  const studioIds = theirs.map(({ studioId }) => studioId);
  const paying = new Set(
    theirs.filter(({ role }) => mayDo(role, 'payouts')).map(({ studioId }) => studioId),
  );
  const asked = { studioIds, from, to };
  const bounds = { start: startOfUtcDay(from), end: startOfUtcDay(addDays(to, 1)) };
  const [studios, calendars, views, saves, booked] = await Promise.all([
    findStudiosOfAnyStatus(sql, studioIds),
    loadCalendars(sql, studioIds, bounds, now),
    listViews(sql, asked),
    listSaves(sql, asked),
    listBooked(sql, asked),
  ]);
  const ofDay = {
    views: byStudioDay(views),
    saves: byStudioDay(saves),
    booked: byStudioDay(booked),
  };
  return studios
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ id, name }) => ({
      studioId: id,
      name,
      hasPayouts: paying.has(id),
      days: dateRange(from, to).map((date) => {
        const key = keyOf({ studioId: id, day: date });
        const { bookings = 0, bookedMinutes = 0, earnedCents = 0 } = ofDay.booked.get(key) ?? {};
        return {
          views: ofDay.views.get(key)?.views ?? 0,
          saves: ofDay.saves.get(key)?.saves ?? 0,
          bookings,
          bookedMinutes,
          earnedCents: paying.has(id) ? earnedCents : 0,
          openMinutes: openMinutes(calendars.get(id), date),
        };
      }),
    }));
}

/** Nobody can book a studio that is offline, so it counts as closed. */
function openMinutes(calendar: StudioCalendar | undefined, date: LocalDate): number {
  return calendar ? openMinutesOn(calendar, date) : 0;
}

interface OfStudioDay {
  studioId: number;
  day: LocalDate;
}

function byStudioDay<Row extends OfStudioDay>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function keyOf({ studioId, day }: OfStudioDay): string {
  return `${studioId} ${day}`;
}
