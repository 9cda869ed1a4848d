import { useApolloClient } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import type { BookableHours } from '#domain/bookings/hours.ts';
import { addDays } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import type { DayState } from '#web/lib/schema.generated.ts';
import {
  StudioAvailabilityDocument,
  useStudioAvailabilitySuspenseQuery,
} from '../components/availability.generated.ts';
import type { StudioAvailabilityQuery } from '../components/availability.generated.ts';
import { StudioNextFreeDocument } from '../components/next-free.generated.ts';
import { useStudioCalendarChangedSubscription } from '../components/studio-calendar-changed.generated.ts';

type Days = NonNullable<StudioAvailabilityQuery['studio']>['availability']['days'];
export type AvailableDay = Days[number];

export interface Month {
  days: ReadonlyMap<LocalDate, AvailableDay>;
  states: ReadonlyMap<LocalDate, DayState>;
  lastBookableDate: LocalDate | undefined;
  /** While another month or length is on its way, the one before still shows. */
  isStale: boolean;
  /** Asks the server again, as when a time turned out to be taken. */
  refetch: () => Promise<unknown>;
}

/** The days of the month that `date` is in, with what is free on each for `hours`. */
export function useAvailability(studioId: string, date: LocalDate, hours: BookableHours): Month {
  const variables = variablesOf(studioId, date, hours);
  const key = JSON.stringify(variables);
  const deferredKey = useDeferredValue(key);
  const { data, refetch } = useStudioAvailabilitySuspenseQuery({
    variables: JSON.parse(deferredKey) as typeof variables,
    // What is free changes by the minute.
    context: { fresh: false },
  });
  const availability = data.studio?.availability;
  const days = new Map(availability?.days.map((day) => [day.date, day]));
  return {
    days,
    states: new Map([...days].map(([day, { state }]) => [day, state])),
    lastBookableDate: availability?.lastBookableDate,
    isStale: key !== deferredKey,
    refetch,
  };
}

/** Keeps what {@link useAvailability} returns as it is now, when somebody books or cancels. */
export function useLiveAvailability(studioId: string, date: LocalDate, hours: BookableHours): void {
  const client = useApolloClient();
  const variables = variablesOf(studioId, date, hours);
  useStudioCalendarChangedSubscription({ studioId }, () => {
    // What is shown stays until the new is there, and when that does not come. The next free start
    // stands beside the calendar.
    const asked = { fetchPolicy: 'network-only', context: { fresh: false } } as const;
    const renewed = Promise.all([
      client.query({ query: StudioAvailabilityDocument, variables, ...asked }),
      client.query({ query: StudioNextFreeDocument, variables: { id: studioId }, ...asked }),
    ]);
    renewed.catch(() => undefined);
  });
}

function variablesOf(id: string, date: LocalDate, hours: BookableHours) {
  const from = `${date.slice(0, 7)}-01`;
  // Days of the months around that a calendar shows too.
  return { id, from, to: addDays(from, 36), hours };
}
