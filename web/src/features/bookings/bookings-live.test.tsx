import { screen, waitFor } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { useWideScreen } from '#web/testing/wide-screen.ts';
import {
  availability,
  confirmedBooking,
  connectionOf,
  myBookings,
  nextFree,
  similarFree,
  studioPage,
} from './bookings.handlers.ts';
import { StudioCalendarChangedDocument } from './components/studio-calendar-changed.generated.ts';
import { MyBookingsChangedDocument } from './pages/my-bookings-changed.generated.ts';
import { MyBookingsDocument } from './pages/my-bookings-page.generated.ts';

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

/** The list follows them, and so do the sessions above it that one shares. */
function bookingsFollower(): Follower {
  const follower = new Follower();
  const notices: ((version: string) => void)[] = [];
  follower.tell = (version) => notices.forEach((notify) => notify(version));
  mockServer.use(
    api.subscription(MyBookingsChangedDocument, ({ subscription }) => {
      follower.since.push(subscription.variables.since);
      notices.push((version) =>
        subscription.publish({
          data: { myBookingsChanged: { __typename: 'MyBookingsChange', version } },
        }),
      );
    }),
  );
  return follower;
}

const field = (name: string) => screen.findByRole('button', { name });
const day = (name: string) => screen.findByRole('gridcell', { name });

describe('an open calendar', () => {
  beforeEach(() => {
    useWideScreen();
    mockServer.use(...studioPage(), availability(['2026-12-09', '2026-12-10']), nextFree());
  });

  test('shows by itself what somebody else has booked, and keeps what is chosen', async () => {
    const follower = calendarFollower();
    const { user } = await renderApp('/studios/5?date=2026-12-10&time=10:30&hours=4');
    await user.click(await field('Date Thu, Dec 10'));
    expect(await day('9')).toBeEnabled();
    await waitFor(() => expect(follower.since).toEqual([null]));
    mockServer.use(availability(['2026-12-10']));
    follower.tell('1');
    await waitFor(async () => expect(await day('9')).toBeDisabled());
    await user.keyboard('{Escape}');
    expect(await field('Start 10:30 AM')).toBeVisible();
    expect(await field('Length 4 hours')).toBeVisible();
    expect(screen.queryByText(/is taken/)).toBeNull();
  });

  test('says when the chosen time is taken, and chooses no other by itself', async () => {
    const follower = calendarFollower();
    const { user } = await renderApp('/studios/5?date=2026-12-09&time=10:00');
    expect(await field('Start 10:00 AM')).toBeVisible();
    await waitFor(() => expect(follower.since).toEqual([null]));
    mockServer.use(availability(['2026-12-09'], ['10:30', '11:00']), similarFree([]));
    follower.tell('1');
    expect(await screen.findByText('10:00 AM is taken.')).toHaveRole('status');
    expect(await field('Start Add a time')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Reserve/ }));
    expect(await screen.findByText('Select a start time')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '11:00 AM' }));
    expect(await field('Start 11:00 AM')).toBeVisible();
    expect(screen.queryByText('10:00 AM is taken.')).toBeNull();
  });

  test('stays as it is when what has changed does not come', async () => {
    const follower = calendarFollower();
    await renderApp('/studios/5?date=2026-12-09&time=10:00');
    expect(await field('Start 10:00 AM')).toBeVisible();
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
    expect(await field('Start 10:00 AM')).toBeVisible();
  });
});

describe('the list of one’s bookings', () => {
  test('shows by itself what has become of them', async () => {
    const follower = bookingsFollower();
    const pending = { ...confirmedBooking, status: 'PENDING' } as const;
    mockServer.use(myBookings([pending]));
    await renderApp('/account/bookings');
    expect(await screen.findByText('Pending')).toBeVisible();
    await waitFor(() => expect(follower.since).toEqual([null, null]));
    mockServer.use(myBookings([confirmedBooking]));
    follower.tell('1');
    expect(await screen.findByText('Confirmed')).toBeVisible();
    mockServer.use(myBookings([]));
    follower.tell('2');
    expect(await screen.findByText('No upcoming bookings')).toBeVisible();
  });

  test('is not taken back by an answer that a later one has overtaken', async () => {
    const follower = bookingsFollower();
    const pending = { ...confirmedBooking, status: 'PENDING' } as const;
    mockServer.use(myBookings([pending]));
    await renderApp('/account/bookings');
    expect(await screen.findByText('Pending')).toBeVisible();
    await waitFor(() => expect(follower.since).toEqual([null, null]));
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    mockServer.use(
      api.query(MyBookingsDocument, async () => {
        asked.resolve();
        await held.promise;
        return HttpResponse.json({ data: { bookings: connectionOf([pending]) } });
      }),
    );
    follower.tell('1');
    await asked.promise;
    mockServer.use(myBookings([confirmedBooking]));
    follower.tell('2');
    expect(await screen.findByText('Confirmed')).toBeVisible();
    const wentBack = vi.fn<() => void>();
    const watch = new MutationObserver(() => {
      if (screen.queryByText('Pending')) wentBack();
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    onTestFinished(() => watch.disconnect());
    held.resolve();
    await held.promise;
    mockServer.use(myBookings([]));
    follower.tell('3');
    expect(await screen.findByText('No upcoming bookings')).toBeVisible();
    expect(wentBack).not.toHaveBeenCalled();
  });
});
