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
import {
  availability,
  availabilityOf,
  bookingPage,
  confirmedBooking,
  confirmedOnItsPage,
  similarFree,
  studioPage,
} from './bookings.handlers.ts';
import { BookStudioDocument } from './components/book-studio.generated.ts';

beforeEach(() => {
  useWideScreen();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(nora), studioPage(), availability(['2026-12-09', '2026-12-10']));
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

/** A field of the booking card, by what it is called and what is chosen in it. */
const field = (name: string) => screen.findByRole('button', { name });
const day = (name: string) => screen.findByRole('gridcell', { name });
const time = (name: string) => screen.findByRole('radio', { name });
const closed = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('choosing a time', () => {
  test('leads from the date to the start, and chooses neither by itself', async () => {
    const { user, location } = await renderApp('/studios/5');
    await user.click(await field('Date Add a date'));
    expect(await day('9')).toBeEnabled();
    expect(await day('8')).toBeDisabled();
    await user.click(await day('9'));
    expect(await time('10:00 AM')).not.toBeChecked();
    expect(location()).toBe('/studios/5?date=2026-12-09');
    await user.click(screen.getByText('10:30 AM'));
    await closed();
    expect(await field('Start 10:30 AM')).toBeVisible();
    expect(await field('Date Wed, Dec 9')).toHaveFocus();
  });

  test('by the keyboard alone', async () => {
    const { user } = await renderApp('/studios/5');
    (await field('Date Add a date')).focus();
    await user.keyboard('{Enter}');
    // Today is taken, and the first day that is not has the focus.
    await waitFor(async () => expect(await day('9')).toHaveFocus());
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(async () => expect(await time('10:00 AM')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(await time('10:30 AM')).toBeChecked();
    await user.keyboard('{Enter}');
    await closed();
    expect(await field('Start 10:30 AM')).toBeVisible();
    expect(await field('Date Thu, Dec 10')).toHaveFocus();
  });

  test('shows the starts by the part of the day', async () => {
    mockServer.use(availability(['2026-12-09'], ['05:30', '09:00', '12:00', '17:30', '18:00']));
    const { user } = await renderApp('/studios/5?date=2026-12-09');
    await user.click(await field('Start Add a time'));
    const startsIn = async (name: string) => {
      const part = within(await screen.findByRole('group', { name }));
      return part.getAllByRole('radio').map((start) => start.parentElement!.textContent);
    };
    expect(await startsIn('Night')).toEqual(['5:30 AM']);
    expect(await startsIn('Morning')).toEqual(['9:00 AM']);
    expect(await startsIn('Afternoon')).toEqual(['12:00 PM', '5:30 PM']);
    expect(await startsIn('Evening')).toEqual(['6:00 PM']);
    expect(screen.getByText('Times are local to the studio (Greenwich Mean Time).')).toBeVisible();
  });

  test('keeps the time of day of a link that names no day, as of a booking that is made again', async () => {
    const { user } = await renderApp('/studios/5?hours=3&time=10:30#book');
    await user.click(await field('Date Add a date'));
    await user.click(await day('9'));
    expect(await time('10:30 AM')).toBeChecked();
    await user.keyboard('{Escape}');
    await closed();
    expect(await field('Start 10:30 AM')).toBeVisible();
    expect(await field('Length 3 hours')).toBeVisible();
  });

  test('asks for a date before it reserves, and then for a start', async () => {
    const { user } = await renderApp('/studios/5');
    const reserve = await screen.findByRole('button', { name: /^Reserve/ });
    expect(reserve).toHaveAttribute('aria-disabled', 'true');
    await user.click(reserve);
    expect(await screen.findByText('Select a date')).toBeVisible();
    await user.click(await field('Date Add a date'));
    await user.click(await day('9'));
    await user.keyboard('{Escape}');
    await closed();
    await user.click(reserve);
    expect(await screen.findByText('Select a start time')).toBeVisible();
  });

  test('shows the price of what is chosen, line by line, and of each length', async () => {
    const { user, location } = await renderApp('/studios/5?date=2026-12-09&time=10:00');
    const price = () => screen.findByRole('table', { name: 'Price' });
    expect(await price()).toHaveTextContent('Studio, 2 × $65$130.00');
    expect(await price()).toHaveTextContent('Engineer, 2 × $40$80.00');
    expect(await price()).toHaveTextContent('Cleaning$25.00');
    expect(await price()).toHaveTextContent('Total$235.00');
    await user.click(await field('Length 2 hours'));
    await user.click(await screen.findByText('$865.00'));
    await closed();
    expect(await price()).toHaveTextContent('Total$865.00');
    expect(location()).toContain('hours=8');
  });

  test('says until when cancelling returns what, and nothing of what is over', async () => {
    await renderApp('/studios/5?date=2026-12-09&time=10:00');
    const terms = async () => (await screen.findByRole('list', { name: 'Cancellation' })).children;
    expect([...(await terms())].map((line) => line.textContent)).toEqual([
      'Free cancellation until Mon, Dec 7, 10:00 AM',
      '50% refund until Tue, Dec 8, 10:00 AM',
      'Non-refundable after that',
    ]);
    await closePage();
    vi.setSystemTime('2026-12-07T12:00:00Z');
    await renderApp('/studios/5?date=2026-12-09&time=10:00');
    expect((await terms())[0]).toHaveTextContent('50% refund until Tue, Dec 8, 10:00 AM');
    await closePage();
    vi.setSystemTime('2026-12-08T12:00:00Z');
    await renderApp('/studios/5?date=2026-12-09&time=10:00');
    expect([...(await terms())].map((line) => line.textContent)).toEqual(['Non-refundable']);
  });

  test('takes over what a link asks for', async () => {
    await renderApp('/studios/5?date=2026-12-10&time=10:30&hours=4');
    expect(await field('Date Thu, Dec 10')).toBeVisible();
    expect(await field('Start 10:30 AM')).toBeVisible();
    expect(await field('Length 4 hours')).toBeVisible();
  });
});

describe('a time that was asked for and is not free', () => {
  test('is said to be taken, and nothing is chosen in its place', async () => {
    const asked = vi.fn<(filter: unknown) => void>();
    mockServer.use(
      availability(['2026-12-09', '2026-12-10'], ['10:00', '13:15', '14:00', '16:00']),
      similarFree(['Tallow Yard', 'Brick Lane Live'], asked),
    );
    const { user, location } = await renderApp('/studios/5?date=2026-12-09&time=12:00');
    expect(await screen.findByText('12:00 PM is taken.')).toHaveRole('status');
    expect(await field('Start Add a time')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Price' })).toBeNull();
    const nearest = within(screen.getByRole('group', { name: 'Nearest:' }));
    expect(nearest.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '10:00 AM',
      '1:15 PM',
      '2:00 PM',
    ]);
    // Not the one that is shown.
    const others = within(await screen.findByRole('group', { name: 'Similar studios:' }));
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      cities: ['london'],
      categories: ['rehearsal'],
      freeAt: { date: '2026-12-09', startTime: '12:00', hours: 2 },
    });
    expect(others.getAllByRole('link')).toHaveLength(1);
    expect(others.getByRole('link', { name: 'Brick Lane Live' })).toHaveAttribute(
      'href',
      '/studios/6?date=2026-12-09&time=12%3A00&hours=2',
    );
    await user.click(nearest.getByRole('button', { name: '1:15 PM' }));
    expect(await field('Start 1:15 PM')).toBeVisible();
    expect(screen.queryByText('12:00 PM is taken.')).toBeNull();
    expect(location()).toContain('start=2026-12-09T13%3A15%3A00Z');
  });

  test('can be had on other days', async () => {
    mockServer.use(
      availabilityOf({
        '2026-12-09': ['10:00'],
        '2026-12-10': ['10:00'],
        '2026-12-11': ['10:00', '12:00'],
      }),
      similarFree([]),
    );
    const { user } = await renderApp('/studios/5?date=2026-12-09&time=12:00');
    const days = within(await screen.findByRole('group', { name: 'Other days:' }));
    expect(days.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Fri, Dec 11, 12:00 PM',
    ]);
    await user.click(days.getByRole('button'));
    expect(await field('Date Fri, Dec 11')).toBeVisible();
    expect(await field('Start 12:00 PM')).toBeVisible();
  });

  test('is said to be outside of opening hours where it is', async () => {
    mockServer.use(similarFree([]));
    await renderApp('/studios/5?date=2026-12-09&time=20:00');
    expect(await screen.findByText('8:00 PM is outside of opening hours.')).toBeVisible();
  });

  test('on a day without any start, that day is said to be full', async () => {
    mockServer.use(similarFree([]));
    await renderApp('/studios/5?date=2026-12-08&time=12:00');
    expect(await screen.findByText('Tue, Dec 8 is fully booked for 2 hours.')).toBeVisible();
    const days = within(screen.getByRole('group', { name: 'Other days:' }));
    expect(days.getAllByRole('button')[0]).toHaveTextContent('Wed, Dec 9, 10:00 AM');
  });
});

describe('reserving', () => {
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
          idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      },
    ]);
  });

  test('leads an owner who books to their bookings from the menu', async () => {
    acceptBookings();
    mockServer.use(session({ ...nora, userType: 'STUDIO_OWNER', isStudioOwner: true }));
    const { user } = await renderApp('/studios/5?date=2026-12-09&time=10:30');
    const openMenu = async () =>
      user.click(screen.getByRole('button', { name: 'Account menu of Nora Quist' }));
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
        refusal('CONFLICT', 'This time has just been taken. Please choose another.'),
      ),
    );
    const { user } = await renderApp('/studios/5?date=2026-12-09&time=10:30');
    expect(await field('Start 10:30 AM')).toBeVisible();
    mockServer.use(availability(['2026-12-10']), similarFree([]));
    await user.click(screen.getByRole('button', { name: /^Reserve/ }));
    expect(await screen.findByText('Booking failed')).toBeVisible();
    expect(await screen.findByText('Wed, Dec 9 is fully booked for 2 hours.')).toBeVisible();
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
});
