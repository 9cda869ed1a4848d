import { screen, waitFor } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  availability,
  confirmedBooking,
  myBookings,
  nextFree,
  tallowYard,
} from './bookings.handlers.ts';
import { StudioCalendarChangedDocument } from './components/studio-calendar-changed.generated.ts';
import { BookPageDocument } from './pages/book-page.generated.ts';
import { MyBookingsChangedDocument } from './pages/my-bookings-changed.generated.ts';

const studio = {
  ...tallowYard,
  city: { __typename: 'City' as const, id: 'london', name: 'London', countryCode: 'GB' },
  neighbourhood: 'Camden Town',
  images: [],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(nora));
});

/** Notifies followers of versions, and knows from which version on they asked. */
class Follower {
  readonly since: (string | null | undefined)[] = [];
  tell: (version: string) => void = () => {
    throw new Error('Nobody follows it.');
  };
}

function calendarFollower(): Follower {
  const follower = new Follower();
  mockServer.use(
    api.subscription(StudioCalendarChangedDocument, ({ subscription }) => {
      follower.since.push(subscription.variables.since);
      follower.tell = (version) =>
        subscription.publish({
          data: { studioCalendarChanged: { __typename: 'StudioCalendarChange', version } },
        });
    }),
  );
  return follower;
}

function bookingsFollower(): Follower {
  const follower = new Follower();
  mockServer.use(
    api.subscription(MyBookingsChangedDocument, ({ subscription }) => {
      follower.since.push(subscription.variables.since);
      follower.tell = (version) =>
        subscription.publish({
          data: { myBookingsChanged: { __typename: 'MyBookingsChange', version } },
        });
    }),
  );
  return follower;
}

const dayButton = (name: string) => screen.findByRole('gridcell', { name });

describe('an open calendar', () => {
  beforeEach(() => {
    mockServer.use(
      api.query(BookPageDocument, () => HttpResponse.json({ data: { studio } })),
      availability(['2026-12-09', '2026-12-10']),
      nextFree(),
    );
  });

  test('shows by itself what somebody else has booked, and keeps what is chosen', async () => {
    const follower = calendarFollower();
    await renderApp('/book/5?date=2026-12-10&time=10:30&hours=4');
    expect(await dayButton('9')).toBeEnabled();
    await waitFor(() => expect(follower.since).toEqual([null]));
    mockServer.use(availability(['2026-12-10']));
    follower.tell('1');
    await waitFor(async () => expect(await dayButton('9')).toBeDisabled());
    expect(screen.getByRole('radio', { name: '10:30 AM' })).toBeChecked();
    expect(screen.getByLabelText('Hours')).toHaveValue('4');
    expect(screen.queryByText(/has just been taken/)).toBeNull();
  });

  test('says when the chosen time is taken, and chooses no other by itself', async () => {
    const follower = calendarFollower();
    const { user } = await renderApp('/book/5?date=2026-12-09');
    expect(await screen.findByRole('radio', { name: '10:00 AM' })).toBeChecked();
    await waitFor(() => expect(follower.since).toEqual([null]));
    mockServer.use(availability(['2026-12-09'], ['10:30', '11:00']));
    follower.tell('1');
    const status = await screen.findByText(
      'The time you chose, 10:00 AM, has just been taken. Please choose another.',
    );
    expect(status).toHaveRole('status');
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    expect(await screen.findByText('Select a start time')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '11:00 AM' }));
    expect(screen.getByRole('radio', { name: '11:00 AM' })).toBeChecked();
    expect(screen.queryByText(/has just been taken/)).toBeNull();
  });

  test('keeps the time that it showed as chosen when an earlier one becomes free', async () => {
    const follower = calendarFollower();
    await renderApp('/book/5?date=2026-12-09');
    expect(await screen.findByRole('radio', { name: '10:00 AM' })).toBeChecked();
    await waitFor(() => expect(follower.since).toEqual([null]));
    mockServer.use(availability(['2026-12-09'], ['09:00', '10:00']));
    follower.tell('1');
    expect(await screen.findByRole('radio', { name: '9:00 AM' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: '10:00 AM' })).toBeChecked();
  });

  test('stays as it is when what has changed does not come', async () => {
    const follower = calendarFollower();
    await renderApp('/book/5?date=2026-12-09');
    await screen.findByRole('radio', { name: '10:00 AM' });
    await waitFor(() => expect(follower.since).toEqual([null]));
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    mockServer.use(
      api.query('StudioAvailability', () => {
        resolve();
        return HttpResponse.error();
      }),
    );
    follower.tell('1');
    await asked;
    expect(screen.getByRole('radio', { name: '10:00 AM' })).toBeChecked();
  });
});

describe('the list of one’s bookings', () => {
  test('shows by itself what has become of them', async () => {
    const follower = bookingsFollower();
    const pending = { ...confirmedBooking, status: 'PENDING' } as const;
    mockServer.use(myBookings([pending]));
    await renderApp('/account/bookings');
    expect(await screen.findByText('Pending')).toBeVisible();
    await waitFor(() => expect(follower.since).toEqual([null]));
    mockServer.use(myBookings([confirmedBooking]));
    follower.tell('1');
    expect(await screen.findByText('Confirmed')).toBeVisible();
    mockServer.use(myBookings([]));
    follower.tell('2');
    expect(await screen.findByText('Nothing coming up')).toBeVisible();
  });
});
