import { HttpResponse } from 'msw';
import { dateRange } from '#domain/time/calendar.ts';
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts';
import type { BookingPaymentMethod, BookingPeriod } from '#web/lib/schema.generated.ts';
import { nora } from '#web/features/accounts/accounts.handlers.ts';
import { api } from '#web/testing/mock-server.ts';
import type { StudioDetailFragment } from '#web/features/studios/components/studio-detail.generated.ts';
import { StudioAvailabilityDocument } from './components/availability.generated.ts';
import type { BookableStudioFragment } from './components/bookable-studio.generated.ts';
import { SimilarFreeDocument } from './components/similar-free.generated.ts';
import { MySharedBookingsDocument } from './components/shared-bookings.generated.ts';
import type { MySharedBookingsQuery } from './components/shared-bookings.generated.ts';
import { StudioNextFreeDocument } from './components/next-free.generated.ts';
import type { BookingItemFragment } from './components/booking-item.generated.ts';
import { BookingPageDocument } from './pages/booking-page.generated.ts';
import type { BookingPageQuery } from './pages/booking-page.generated.ts';
import { WaitingRequestsDocument } from './components/waiting-requests.generated.ts';
import { ReceivedBookingsDocument } from './pages/received-bookings-page.generated.ts';
import { MyBookingsDocument } from './pages/my-bookings-page.generated.ts';
import type { PricedStudioFragment } from '#web/features/studios/components/priced-studio.generated.ts';
import { hourlyPrices } from '#web/features/studios/studios.fixtures.ts';

/** A studio in London that is priced by the hour. */
export const tallowYard = {
  __typename: 'Studio',
  id: '5',
  name: 'Tallow Yard',
  zone: 'Europe/London',
  cancellation: 'STANDARD',
  paymentMethods: ['STUDIO'],
  city: { __typename: 'City', id: 'london', name: 'London', countryCode: 'GB' },
  categories: [{ __typename: 'Category', id: 'rehearsal' }],
  ...hourlyPrices,
  nextFreeSlot: { __typename: 'FreeStart', startsAt: '2026-12-02T10:00:00Z' },
} as const;

/** Answers the page of Tallow Yard, on which it is booked; it has no reviews and nothing like it. */
export function studioPage(
  prices: Partial<PricedStudioFragment> = {},
  paymentMethods: BookingPaymentMethod[] = ['STUDIO'],
) {
  const studio = {
    ...tallowYard,
    ...prices,
    paymentMethods,
    description: 'A desk, a view, and a kettle.',
    neighbourhood: 'Camden Town',
    latitude: 51.5,
    longitude: -0.1,
    sizeSquareMetres: 60,
    groupSize: null,
    loadIn: null,
    parking: 'NONE',
    isStepFree: true,
    houseRules: [],
    houseNotes: '',
    isVerified: true,
    packageType: null,
    rating: null,
    reviewCount: 0,
    bufferMinutes: 0,
    minimumNoticeMinutes: 0,
    host: {
      __typename: 'User',
      id: '3',
      name: 'Tobias Wren',
      avatarUrl: null,
      createdAt: '2024-03-04T10:00:00Z',
      spokenLanguages: [],
      responseMinutes: null,
    },
    images: [],
    equipment: [],
    spaces: [],
    amenities: [],
    faqs: [],
    openingHours: [],
    hoursExceptions: [],
  } as const satisfies StudioDetailFragment & BookableStudioFragment & { __typename: string };
  const part = { __typename: 'Studio', id: tallowYard.id };
  const numbers = { rating: null, reviewCount: 0, ratingCounts: [], aspectAverages: [] };
  const reviews = { __typename: 'ReviewConnection', nodes: [] };
  const similar = { __typename: 'StudioConnection', nodes: [] };
  const review = { studio: { ...part, name: tallowYard.name, ...numbers, reviews } };
  return [
    api.query('StudioPage', () => HttpResponse.json({ data: { studio } })),
    api.query('StudioReviews', () => HttpResponse.json({ data: review })),
    api.query('SimilarStudios', () => HttpResponse.json({ data: { studios: similar } })),
  ];
}

/** Days on which Tallow Yard has these starts; it is taken on all others. */
export function availability(
  freeDays: readonly LocalDate[],
  starts: readonly LocalTime[] = ['10:00', '10:30'],
) {
  return availabilityOf(Object.fromEntries(freeDays.map((date) => [date, starts])));
}

/** The starts that Tallow Yard has on some days; it is taken on all others. */
export function availabilityOf(startsOn: Readonly<Record<LocalDate, readonly LocalTime[]>>) {
  return api.query(StudioAvailabilityDocument, ({ variables }) => {
    const { from, to, hours } = variables as { from: LocalDate; to: LocalDate; hours: number };
    return HttpResponse.json({
      data: {
        studio: {
          __typename: 'Studio',
          id: tallowYard.id,
          availability: {
            __typename: 'Availability',
            hours,
            lastBookableDate: '2027-03-01',
            days: dateRange(from, to).map((date) => dayOf(date, startsOn[date] ?? [])),
          },
        },
      },
    });
  });
}

/** Studios like Tallow Yard that are free when it is not. @param asked is told what for */
export function similarFree(names: readonly string[], asked?: (filter: unknown) => void) {
  return api.query(SimilarFreeDocument, ({ variables }) => {
    asked?.(variables.filter);
    const nodes = names.map((name, index) => ({
      __typename: 'Studio' as const,
      id: String(index + 5),
      name,
    }));
    return HttpResponse.json({ data: { studios: { __typename: 'StudioConnection', nodes } } });
  });
}

/** When Tallow Yard is free next, as it is asked for again when its calendar changes. */
export function nextFree() {
  return api.query(StudioNextFreeDocument, () =>
    HttpResponse.json({ data: { studio: tallowYard } }),
  );
}

function dayOf(date: LocalDate, starts: readonly string[]) {
  const isFree = starts.length > 0;
  const open = {
    __typename: 'FreeInterval' as const,
    startsAt: `${date}T09:00:00Z`,
    endsAt: `${date}T18:00:00Z`,
  };
  const start = (startTime: string) => ({
    __typename: 'FreeStart' as const,
    startsAt: `${date}T${startTime}:00Z`,
    startTime,
    instant: false,
  });
  return {
    __typename: 'CalendarDay' as const,
    date,
    state: isFree ? ('FREE' as const) : ('BOOKED' as const),
    openIntervals: [open],
    freeIntervals: isFree ? [open] : [],
    starts: starts.map(start),
  };
}

/** A booking of Tallow Yard that returns everything when it is cancelled. */
export const confirmedBooking = {
  __typename: 'Booking',
  id: '31',
  status: 'CONFIRMED',
  startsAt: '2026-12-09T10:00:00Z',
  endsAt: '2026-12-09T12:00:00Z',
  hours: 2,
  zone: 'Europe/London',
  totalCents: 235_00,
  expiresAt: null,
  paymentMethod: 'STUDIO',
  payment: {
    __typename: 'BookingPayment',
    state: 'DUE_AT_STUDIO',
    paidCents: 0,
    refundedCents: 0,
    owedCents: 235_00,
    dueAt: null,
    viewerCanPay: false,
  },
  refundCents: null,
  isReviewed: false,
  viewerRole: 'MUSICIAN',
  viewerCanAnswer: false,
  musician: { __typename: 'User', id: '7', name: 'Nora Quist', avatarUrl: null },
  lines: [
    {
      __typename: 'QuoteLine',
      kind: 'STUDIO_TIME',
      quantity: 2,
      unitCents: 65_00,
      amountCents: 130_00,
    },
  ],
  cancellation: {
    __typename: 'CancellationPreview',
    tier: 'FULL',
    refundCents: 235_00,
    feeCents: 0,
  },
  studio: {
    __typename: 'Studio',
    id: '5',
    name: 'Tallow Yard',
    neighbourhood: 'Camden Town',
    city: { __typename: 'City', id: 'london', name: 'London', countryCode: 'GB' },
    images: [],
  },
} as const;

/** The same booking as its page shows it: requested, and then confirmed by the host. */
export const confirmedOnItsPage = {
  ...confirmedBooking,
  reference: 'RT-0031',
  isSplit: false,
  viewerCanSplit: false,
  viewerCanPropose: true,
  proposal: null,
  instant: false,
  createdAt: '2026-12-01T09:00:00Z',
  additionalRequests: '',
  address: {
    __typename: 'BookingAddress',
    street: '1 Tallow Street',
    latitude: 51.5,
    longitude: -0.1,
  },
  history: [
    {
      __typename: 'BookingStatusStep',
      fromStatus: null,
      toStatus: 'PENDING',
      actor: 'MUSICIAN',
      note: '',
      at: '2026-12-01T09:00:00Z',
    },
    {
      __typename: 'BookingStatusStep',
      fromStatus: 'PENDING',
      toStatus: 'CONFIRMED',
      actor: 'OWNER',
      note: '',
      at: '2026-12-01T11:00:00Z',
    },
  ],
  cancellationTerms: [
    { __typename: 'CancellationTerm', tier: 'FULL', until: '2026-12-07T10:00:00Z' },
  ],
} as const;

/** Answers the page of a booking; any id is that of this one. */
export function bookingPage(booking: BookingPageQuery['booking']) {
  return api.query(BookingPageDocument, () => HttpResponse.json({ data: { booking } }));
}

/** Answers one's own bookings, of which none are in the past unless given. */
export function myBookings(
  upcoming: readonly BookingItemFragment[],
  past: readonly BookingItemFragment[] = [],
) {
  return api.query(MyBookingsDocument, ({ variables }) => {
    const nodes = variables.period === 'UPCOMING' ? upcoming : past;
    return HttpResponse.json({ data: { bookings: connectionOf(nodes) } });
  });
}

/** Answers the bookings of one's studios, by period. */
export function receivedBookings(
  lists: Partial<Record<BookingPeriod, readonly BookingItemFragment[]>>,
) {
  return api.query(ReceivedBookingsDocument, ({ variables }) => {
    const nodes = lists[variables.period] ?? [];
    return HttpResponse.json({ data: { bookings: connectionOf(nodes) } });
  });
}

/** A list of bookings that has no further page. */
export function connectionOf(nodes: readonly BookingItemFragment[]) {
  return {
    __typename: 'BookingConnection',
    totalCount: nodes.length,
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  } as const;
}

/** Answers the bookings of others that one shares. */
export function sharedBookings(mySharedBookings: MySharedBookingsQuery['mySharedBookings']) {
  return api.query(MySharedBookingsDocument, () =>
    HttpResponse.json({ data: { mySharedBookings } }),
  );
}

/** Answers how many requests wait for the one who is logged in. */
export function waitingRequests(count: number) {
  return api.query(WaitingRequestsDocument, () =>
    HttpResponse.json({
      data: { me: { __typename: 'User', id: nora.id, waitingRequestCount: count } },
    }),
  );
}
