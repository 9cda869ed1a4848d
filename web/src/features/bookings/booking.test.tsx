import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { LoginDocument } from '#web/features/accounts/authentication.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { closePage } from '#web/testing/opened-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { availability, confirmedBooking, myBookings, tallowYard } from './bookings.handlers.ts';
import { BookStudioDocument } from './components/book-studio.generated.ts';
import { ViewerCanBookDocument } from './hooks/viewer-can-book.generated.ts';
import { BookPageDocument } from './pages/book-page.generated.ts';

const studio = {
  ...tallowYard,
  city: { __typename: 'City' as const, id: 'london', name: 'London', countryCode: 'GB' },
  neighbourhood: 'Camden Town',
  images: [],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(
    session(nora),
    api.query(BookPageDocument, () => HttpResponse.json({ data: { studio } })),
    availability(['2026-12-09', '2026-12-10']),
  );
});

/** Answers a booking with what `confirmedBooking` is, and tells what was sent. */
function acceptBookings(): unknown[] {
  const sent: unknown[] = [];
  mockServer.use(
    api.mutation(BookStudioDocument, ({ variables }) => {
      sent.push(variables);
      return changed('bookStudio', { booking: { ...confirmedBooking, id: '99' } });
    }),
    myBookings([confirmedBooking]),
  );
  return sent;
}

const dayButton = (name: string) => screen.findByRole('gridcell', { name });

describe('choosing a time', () => {
  test('offers the days that have a start left, and no others', async () => {
    await renderApp('/book/5');
    expect(await dayButton('9')).toBeEnabled();
    expect(await dayButton('8')).toBeDisabled();
    expect(screen.getByText('Choose a date to see free starts.')).toBeVisible();
  });

  test('asks for a date before it reserves', async () => {
    const { user } = await renderApp('/book/5');
    await dayButton('9');
    const reserve = screen.getByRole('button', { name: 'Reserve' });
    expect(reserve).toHaveAttribute('aria-disabled', 'true');
    await user.click(reserve);
    expect(await screen.findByText('Select a date')).toBeVisible();
    await user.click(await dayButton('9'));
    await waitFor(() => expect(reserve).toHaveAttribute('aria-disabled', 'false'));
  });

  test('shows the price of what is chosen, line by line, at once', async () => {
    const { user, location } = await renderApp('/book/5');
    await user.click(await dayButton('9'));
    expect(await screen.findByRole('radio', { name: '10:00 AM' })).toBeChecked();
    const price = () => screen.getByRole('table', { name: 'Price' });
    expect(price()).toHaveTextContent('Studio, 2 × $65$130.00');
    expect(price()).toHaveTextContent('Engineer, 2 × $40$80.00');
    expect(price()).toHaveTextContent('Cleaning$25.00');
    expect(price()).toHaveTextContent('Total$235.00');
    await user.selectOptions(screen.getByLabelText('Hours'), '8');
    expect(await screen.findByText('$865.00')).toBeVisible();
    expect(screen.getByText(/Until Mon, Dec 7, 10:00 AM: everything back/)).toBeVisible();
    expect(location()).toContain('hours=8');
  });

  test('takes over what a link asks for', async () => {
    await renderApp('/book/5?date=2026-12-10&time=10:30&hours=4');
    expect(await screen.findByRole('radio', { name: '10:30 AM' })).toBeChecked();
    expect(screen.getByLabelText('Hours')).toHaveValue('4');
  });
});

test('one’s own studio cannot be booked, and says so', async () => {
  mockServer.use(
    api.query(ViewerCanBookDocument, () =>
      HttpResponse.json({
        data: { studio: { __typename: 'Studio', id: '5', viewerCanBook: false } },
      }),
    ),
  );
  await renderApp('/book/5?date=2026-12-09&time=10:30');
  expect(await screen.findByText('This is your own studio.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reserve' })).not.toBeInTheDocument();
  expect(screen.queryByRole('gridcell', { name: '9' })).not.toBeInTheDocument();
});

describe('reserving', () => {
  test('sends the price that was shown, and shows the booking', async () => {
    const sent = acceptBookings();
    const { user, location } = await renderApp('/book/5?date=2026-12-09&time=10:30');
    await user.type(await screen.findByLabelText('Anything the studio should know?'), 'Two amps');
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    expect(await screen.findByText('Booking submitted')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/account/bookings'));
    expect(sent).toEqual([
      {
        input: {
          studioId: '5',
          startsAt: '2026-12-09T10:30:00Z',
          hours: 2,
          totalPriceCents: 235_00,
          additionalRequests: 'Two amps',
          idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      },
    ]);
  });

  test('leads an owner who books to their bookings from the menu', async () => {
    acceptBookings();
    mockServer.use(session({ ...nora, userType: 'STUDIO_OWNER', isStudioOwner: true }));
    const { user } = await renderApp('/book/5?date=2026-12-09&time=10:30');
    const openMenu = async () =>
      user.click(screen.getByRole('button', { name: 'Account menu of Nora Quist' }));
    await openMenu();
    await screen.findByRole('menuitem', { name: 'Profile' });
    expect(screen.queryByRole('menuitem', { name: 'My Bookings' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Reserve' }));
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
      myBookings([confirmedBooking]),
    );
    const { user, location } = await renderApp('/book/5?date=2026-12-09&time=10:30');
    await user.click(await screen.findByRole('button', { name: 'Reserve' }));
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
    resolve();
    // Not by its toast, since that of another test may still stand.
    await waitFor(() => expect(location()).toBe('/account/bookings'));
    expect(count).toBe(1);
  });

  test('signs a visitor in first, keeps what was chosen, and sends nothing by itself', async () => {
    const sent = acceptBookings();
    mockServer.use(
      session(),
      api.mutation(LoginDocument, () => changed('login', { user: nora })),
    );
    const { user } = await renderApp('/book/5?date=2026-12-09&time=10:30&hours=3');
    await user.type(await screen.findByLabelText('Anything the studio should know?'), 'Two amps');
    await user.click(await screen.findByRole('button', { name: 'Reserve' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Email or username'), 'nora');
    await user.type(dialog.getByLabelText('Password'), 'longenough');
    mockServer.use(session(nora));
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Login successful')).toBeVisible();
    expect(await screen.findByRole('radio', { name: '10:30 AM' })).toBeChecked();
    expect(screen.getByLabelText('Hours')).toHaveValue('3');
    expect(screen.getByLabelText('Anything the studio should know?')).toHaveValue('Two amps');
    expect(sent).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Reserve' }));
    expect(await screen.findByText('Booking submitted')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('has what a visitor typed after they signed in elsewhere and came back', async () => {
    acceptBookings();
    mockServer.use(session());
    const address = '/book/5?date=2026-12-09&time=10:30';
    const request = async () => screen.findByLabelText('Anything the studio should know?');
    const before = await renderApp(address);
    await before.user.type(await request(), 'Two amps');
    await closePage();

    mockServer.use(session(nora));
    const { user } = await renderApp(address);
    await waitFor(async () => expect(await request()).toHaveValue('Two amps'));
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    expect(await screen.findByText('Booking submitted')).toBeVisible();
    await closePage();

    await renderApp(address);
    expect(await request()).toHaveValue('');
  });

  test('says when somebody was faster, and looks up what is free now', async () => {
    mockServer.use(
      api.mutation(BookStudioDocument, () =>
        refusal('CONFLICT', 'This time has just been taken. Please choose another.'),
      ),
    );
    const { user } = await renderApp('/book/5?date=2026-12-09&time=10:30');
    await screen.findByRole('radio', { name: '10:30 AM' });
    mockServer.use(availability(['2026-12-10']));
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    expect(await screen.findByText('Booking failed')).toBeVisible();
    expect(await screen.findByText(/No start is left on this day for 2 hours/)).toBeVisible();
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
      myBookings([confirmedBooking]),
    );
    const { user } = await renderApp('/book/5?date=2026-12-09');
    await user.click(await screen.findByRole('button', { name: 'Reserve' }));
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
    const { user } = await renderApp('/book/5?date=2026-12-09');
    await user.click(await screen.findByRole('button', { name: 'Reserve' }));
    expect(
      await screen.findAllByText('There was an error submitting your booking. Please try again.'),
    ).not.toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Reserve' }));
    // Each press is sent twice.
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent[0]).toEqual(expect.any(String));
    expect(new Set(sent).size).toBe(1);
  });
});
