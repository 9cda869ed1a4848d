import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { useWideScreen } from '#web/testing/wide-screen.ts';
import { confirmedBooking, myBookings, sharedBookings } from './bookings.handlers.ts';
import { MyBookingsChangedDocument } from './pages/my-bookings-changed.generated.ts';

beforeEach(() => {
  useWideScreen();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(nora), myBookings([]));
});

/** A booking that Max has made, and of which the reader is to pay $78.33. */
const asked = {
  __typename: 'BookingSplit',
  id: '44',
  status: 'PENDING',
  startsAt: '2026-12-09T10:00:00Z',
  endsAt: '2026-12-09T12:00:00Z',
  zone: 'Europe/London',
  dueAt: '2026-12-02T12:00:00Z',
  organiser: 'Max Oduya',
  viewerShareCents: 78_33,
  viewerOwedCents: 78_33,
  studio: confirmedBooking.studio,
} as const;

const paid = { ...asked, id: '45', status: 'CONFIRMED', dueAt: null, viewerOwedCents: 0 } as const;

const region = { name: 'Sessions you share' };
const entry = () =>
  within(screen.getByRole('navigation', { name: 'Account' })).findByRole('link', {
    name: /^My Bookings/,
  });

test('shares that wait stand above the list, with what they come to, until when and where to pay', async () => {
  mockServer.use(sharedBookings([asked, paid]));
  await renderApp('/account/bookings');
  const shown = within(await screen.findByRole('region', region));
  const [first, second] = shown.getAllByRole('article').map((item) => within(item));
  expect(first!.getByText('Wednesday, December 9, 2026')).toBeVisible();
  expect(first!.getByText('Booked by Max Oduya')).toBeVisible();
  expect(first!.getByText(/^To be paid by Wed, Dec 2, 12:00/)).toBeVisible();
  expect(first!.getByRole('link', { name: 'Pay your share: $78.33, Tallow Yard' })).toHaveAttribute(
    'href',
    '/checkout/booking/44',
  );
  expect(second!.getByText(/^Your share of \$78.33 is paid/)).toBeVisible();
  expect(second!.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(second!.getByRole('link', { name: 'Tallow Yard' })).toHaveAttribute(
    'href',
    '/account/bookings/45/share',
  );
  expect(screen.getByText('No upcoming bookings')).toBeVisible();
  await waitFor(async () => expect(await entry()).toHaveTextContent(/1 share to pay/));
});

test('nothing is shown to those who were not asked, nor among what is past', async () => {
  const { user } = await renderApp('/account/bookings');
  expect(await screen.findByText('No upcoming bookings')).toBeVisible();
  expect(screen.queryByRole('region', region)).not.toBeInTheDocument();
  expect(await entry()).toHaveTextContent(/^My Bookings$/);
  mockServer.use(sharedBookings([asked]));
  await user.click(screen.getByRole('link', { name: 'Past' }));
  expect(await screen.findByText('No past bookings')).toBeVisible();
  expect(screen.queryByRole('region', region)).not.toBeInTheDocument();
});

test('they follow what happens to them', async () => {
  // The list has a follower of its own.
  const followers: ((version: string) => void)[] = [];
  const tell = (version: string) => followers.forEach((follow) => follow(version));
  mockServer.use(
    sharedBookings([asked]),
    api.subscription(MyBookingsChangedDocument, ({ subscription }) => {
      followers.push((version) =>
        subscription.publish({
          data: { myBookingsChanged: { __typename: 'MyBookingsChange', version } },
        }),
      );
    }),
  );
  await renderApp('/account/bookings');
  expect(await screen.findByText(/^To be paid by/)).toBeVisible();
  await waitFor(() => expect(followers).toHaveLength(2));
  mockServer.use(sharedBookings([{ ...asked, viewerOwedCents: 0 }]));
  tell('1');
  expect(await screen.findByText(/^Your share of \$78.33 is paid/)).toBeVisible();
  expect(await entry()).toHaveTextContent(/^My Bookings$/);
  mockServer.use(sharedBookings([]));
  tell('2');
  await waitFor(() => expect(screen.queryByRole('region', region)).not.toBeInTheDocument());
});

test('where they do not load, the list does, and they can be asked for again', async () => {
  mockServer.use(
    myBookings([confirmedBooking]),
    api.query('MySharedBookings', () => refusal('INTERNAL', 'Something went wrong')),
  );
  const { user } = await renderApp('/account/bookings');
  expect(await screen.findByText('The sessions you share didn’t load')).toBeVisible();
  expect(await screen.findByText('Confirmed')).toBeVisible();
  mockServer.use(sharedBookings([asked]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', region)).toBeVisible();
});
