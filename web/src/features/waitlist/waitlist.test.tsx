import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { bookingPage, confirmedOnItsPage } from '#web/features/bookings/bookings.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  JoinWaitlistDocument,
  LeaveWaitlistDocument,
  MyWaitlistDocument,
  TakeWaitlistOfferDocument,
  WaitlistStudioDocument,
} from './waitlist.generated.ts';
import type { WaitlistEntryFieldsFragment } from './waitlist.generated.ts';

const studio = {
  __typename: 'Studio',
  id: '5',
  name: 'Tallow Yard',
  zone: 'Europe/London',
} as const;

const waiting: WaitlistEntryFieldsFragment & { __typename: 'WaitlistEntry' } = {
  __typename: 'WaitlistEntry',
  id: '3',
  date: '2026-12-08',
  earliest: '09:00',
  latest: '21:00',
  hours: 2,
  offeredAt: null,
  offerExpiresAt: null,
  offerTotalCents: null,
  studio,
};

const offered = {
  ...waiting,
  offeredAt: '2026-12-08T10:00:00Z',
  offerExpiresAt: '2026-12-01T14:00:00Z',
  offerTotalCents: 235_00,
};

function waitlist(...myWaitlist: (typeof waiting)[]) {
  return api.query(MyWaitlistDocument, () => HttpResponse.json({ data: { myWaitlist } }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(
    session(nora),
    api.query(WaitlistStudioDocument, () => HttpResponse.json({ data: { studio } })),
  );
});

test('a studio in the address is waited for, on the day and for the length that it names', async () => {
  let sent: unknown;
  mockServer.use(
    waitlist(),
    api.mutation(JoinWaitlistDocument, ({ variables }) => {
      sent = variables.input;
      mockServer.use(waitlist(waiting));
      return changed('joinWaitlist', { entry: waiting });
    }),
  );
  const { user, location } = await renderApp('/account/waitlist?studio=5&hours=3&date=2026-12-08');
  await screen.findByRole('heading', { name: 'Wait for a time at Tallow Yard' });
  await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText('You’re on the waitlist')).toBeVisible();
  expect(sent).toEqual({
    studioId: '5',
    date: '2026-12-08',
    earliest: '09:00',
    latest: '21:00',
    hours: 3,
  });
  expect(await screen.findByText(/start between 09:00 and 21:00/)).toBeVisible();
  expect(location()).toBe('/account/waitlist');
});

test('what cannot be waited for says why', async () => {
  mockServer.use(
    waitlist(),
    api.mutation(JoinWaitlistDocument, () => refusal('CONFLICT', 'A time like this is free')),
  );
  const { user } = await renderApp('/account/waitlist?studio=5&date=2026-12-08');
  await user.click(await screen.findByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText('A time like this is free')).toBeVisible();
});

test('what is held is booked at the price that was shown', async () => {
  let sent: unknown;
  mockServer.use(
    waitlist(offered),
    bookingPage(confirmedOnItsPage),
    api.mutation(TakeWaitlistOfferDocument, ({ variables }) => {
      sent = variables;
      return changed('takeWaitlistOffer', { booking: { __typename: 'Booking', id: '31' } });
    }),
  );
  const { user, location } = await renderApp('/account/waitlist');
  const item = within(await screen.findByRole('article'));
  expect(item.getByText(/held for you until Tue, Dec 1, 2:00 PM/)).toBeVisible();
  await user.click(item.getByRole('button', { name: 'Book it' }));
  await expect.poll(location).toBe('/account/bookings/31');
  expect(sent).toEqual({ id: '3', totalPriceCents: 235_00 });
});

test('whoever waits no longer says so, and finds what to do next', async () => {
  mockServer.use(
    waitlist(waiting),
    api.mutation(LeaveWaitlistDocument, () => {
      mockServer.use(waitlist());
      return changed('leaveWaitlist', { leftEntryId: '3' });
    }),
  );
  const { user } = await renderApp('/account/waitlist');
  await user.click(await screen.findByRole('button', { name: 'Leave the waitlist' }));
  expect(await screen.findByText('You aren’t waiting for anything')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a studio' })).toHaveAttribute('href', '/studios');
});
