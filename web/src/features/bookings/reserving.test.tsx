import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { LoginDocument } from '#web/features/accounts/authentication.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { closePage } from '#web/testing/opened-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { useWideScreen } from '#web/testing/wide-screen.ts';
import { closed, field } from './booking-card.queries.ts';
import {
  availability,
  bookingPage,
  confirmedBooking,
  confirmedOnItsPage,
  similarFree,
  studioPage,
  waitingRequests,
} from './bookings.handlers.ts';
import { BookStudioDocument } from './components/book-studio.generated.ts';

beforeEach(() => {
  useWideScreen();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(nora), ...studioPage(), availability(['2026-12-09', '2026-12-10']));
});

/** Answers a booking with what `confirmedBooking` is, and tells what was sent. */
function acceptBookings(): unknown[] {
  const sent: unknown[] = [];
  mockServer.use(
    api.mutation(BookStudioDocument, ({ variables }) => {
      sent.push(variables);
      return changed('bookStudio', { booking: { ...confirmedBooking, id: '99' } });
    }),
    bookingPage(confirmedOnItsPage),
  );
  return sent;
}

test('sends the price that was shown, and shows the booking', async () => {
  const sent = acceptBookings();
  const { user, location } = await renderApp('/studios/5?date=2026-12-09&time=10:30');
  await user.click(await screen.findByRole('button', { name: 'Add a message' }));
  await user.type(screen.getByLabelText('Anything the studio should know?'), 'Two amps');
  await user.click(screen.getByRole('button', { name: /^Reserve/ }));
  expect(await screen.findByText('Booking submitted')).toBeVisible();
  await waitFor(() => expect(location()).toBe('/account/bookings/99'));
  expect(sent).toEqual([
    {
      input: {
        studioId: '5',
        startsAt: '2026-12-09T10:30:00Z',
        hours: 2,
        withEngineer: false,
        totalPriceCents: 235_00,
        additionalRequests: 'Two amps',
        paymentMethod: 'STUDIO',
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    },
  ]);
});

test('leads an owner who books to their bookings from the menu', async () => {
  acceptBookings();
  mockServer.use(
    session({ ...nora, userType: 'STUDIO_OWNER', isStudioOwner: true }),
    waitingRequests(0),
  );
  const { user } = await renderApp('/studios/5?date=2026-12-09&time=10:30');
  const openMenu = async () =>
    user.click(screen.getByRole('button', { name: 'Account menu for Nora Quist' }));
  await openMenu();
  await screen.findByRole('menuitem', { name: 'Profile' });
  expect(screen.queryByRole('menuitem', { name: 'My Bookings' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Reserve/ }));
  expect(await screen.findByText('Booking submitted')).toBeVisible();
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'My Bookings' })).toHaveAttribute(
    'href',
    '/account/bookings',
  );
});

test('cannot be pressed a second time while the first is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  mockServer.use(
    api.mutation(BookStudioDocument, async () => {
      count += 1;
      await promise;
      return changed('bookStudio', { booking: { ...confirmedBooking, id: '99' } });
    }),
    bookingPage(confirmedOnItsPage),
  );
  const { user, location } = await renderApp('/studios/5?date=2026-12-09&time=10:30');
  await user.click(await screen.findByRole('button', { name: /^Reserve/ }));
  expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
  resolve();
  // Not by its toast, since that of another test may still stand.
  await waitFor(() => expect(location()).toBe('/account/bookings/99'));
  expect(count).toBe(1);
});

describe('by a visitor', () => {
  async function signIn(user: Awaited<ReturnType<typeof renderApp>>['user']): Promise<void> {
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Email or username'), 'nora');
    await user.type(dialog.getByLabelText('Password'), 'longenough');
    mockServer.use(session(nora));
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    await closed();
  }

  beforeEach(() => {
    mockServer.use(
      session(),
      api.mutation(LoginDocument, () => changed('login', { user: nora })),
    );
  });

  test('is sent by itself once they have signed in, with what they chose and typed', async () => {
    const sent = acceptBookings();
    const { user, location } = await renderApp('/studios/5?date=2026-12-09&time=10:30&hours=3');
    await user.click(await screen.findByRole('button', { name: 'Add a message' }));
    await user.type(screen.getByLabelText('Anything the studio should know?'), 'Two amps');
    await user.click(await screen.findByRole('button', { name: /^Reserve/ }));
    await signIn(user);
    expect(await screen.findByText('Booking submitted')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/account/bookings/99'));
    expect(sent).toEqual([
      {
        input: expect.objectContaining({
          startsAt: '2026-12-09T10:30:00Z',
          hours: 3,
          totalPriceCents: 340_00,
          additionalRequests: 'Two amps',
        }),
      },
    ]);
  });

  test('is not sent when they sign in for something else, or later', async () => {
    const sent = acceptBookings();
    const { user } = await renderApp('/studios/5?date=2026-12-09&time=10:30');
    await user.click(await screen.findByRole('button', { name: /^Reserve/ }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await closed();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await signIn(user);
    expect(await screen.findByRole('button', { name: /^Reserve/ })).toBeEnabled();
    expect(sent).toEqual([]);
  });

  test('asks again when the price has changed meanwhile', async () => {
    const refusals: unknown[] = [];
    mockServer.use(
      api.mutation(BookStudioDocument, ({ variables }) => {
        refusals.push(variables.input.totalPriceCents);
        return refusal('CONFLICT', 'The price has changed to $255.00.');
      }),
    );
    const { user, location } = await renderApp('/studios/5?date=2026-12-09&time=10:30');
    await user.click(await screen.findByRole('button', { name: /^Reserve/ }));
    await signIn(user);
    expect(await screen.findAllByText('The price has changed to $255.00.')).not.toEqual([]);
    expect(location()).toContain('/studios/5');
    expect(refusals).toEqual([235_00]);
  });
});

test('has what a visitor typed after they signed in elsewhere and came back', async () => {
  acceptBookings();
  mockServer.use(session());
  const address = '/studios/5?date=2026-12-09&time=10:30';
  const request = async () => screen.findByLabelText('Anything the studio should know?');
  const before = await renderApp(address);
  await before.user.click(await screen.findByRole('button', { name: 'Add a message' }));
  await before.user.type(await request(), 'Two amps');
  await closePage();

  mockServer.use(session(nora));
  const { user } = await renderApp(address);
  await waitFor(async () => expect(await request()).toHaveValue('Two amps'));
  await user.click(screen.getByRole('button', { name: /^Reserve/ }));
  expect(await screen.findByText('Booking submitted')).toBeVisible();
  await closePage();

  await renderApp(address);
  expect(await screen.findByRole('button', { name: 'Add a message' })).toBeVisible();
});

test('says when somebody was faster, and looks up what is free now', async () => {
  mockServer.use(
    api.mutation(BookStudioDocument, () =>
      refusal('CONFLICT', 'This time was just taken. Please choose another.'),
    ),
  );
  const { user } = await renderApp('/studios/5?date=2026-12-09&time=10:30');
  expect(await field('Start 10:30 AM')).toBeVisible();
  mockServer.use(availability(['2026-12-10']), similarFree([]));
  await user.click(screen.getByRole('button', { name: /^Reserve/ }));
  expect(await screen.findByText('Booking failed')).toBeVisible();
  expect(await screen.findByText('No 2-hour slot is free on Wed, Dec 9.')).toBeVisible();
  expect(await field('Start Add a time')).toBeVisible();
});

test('is repeated by itself when the connection broke, under the same key', async () => {
  const sent: unknown[] = [];
  mockServer.use(
    api.mutation(BookStudioDocument, ({ variables }) => {
      sent.push(variables);
      return sent.length === 1
        ? HttpResponse.error()
        : changed('bookStudio', { booking: { ...confirmedBooking, id: '99' } });
    }),
    bookingPage(confirmedOnItsPage),
  );
  const { user } = await renderApp('/studios/5?date=2026-12-09&time=10:00');
  await user.click(await screen.findByRole('button', { name: /^Reserve/ }));
  expect(await screen.findByText('Booking submitted')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test('sends the same attempt under the same key when the connection broke', async () => {
  const sent: unknown[] = [];
  mockServer.use(
    api.mutation(BookStudioDocument, ({ variables }) => {
      sent.push(variables.input.idempotencyKey);
      return HttpResponse.error();
    }),
  );
  const { user } = await renderApp('/studios/5?date=2026-12-09&time=10:00');
  await user.click(await screen.findByRole('button', { name: /^Reserve/ }));
  expect(
    await screen.findAllByText('There was an error submitting your booking. Please try again.'),
  ).not.toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: /^Reserve/ }));
  // Each press is sent twice.
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent[0]).toEqual(expect.any(String));
  expect(new Set(sent).size).toBe(1);
});
