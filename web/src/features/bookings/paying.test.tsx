import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { goToPay } from '#web/features/payments/go-to-pay.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { useWideScreen } from '#web/testing/wide-screen.ts';
import {
  availability,
  bookingPage,
  confirmedBooking,
  confirmedOnItsPage,
  myBookings,
  studioPage,
} from './bookings.handlers.ts';
import { BookStudioDocument } from './components/book-studio.generated.ts';

// Browsers leave the page.
vi.mock('#web/features/payments/go-to-pay.ts', () => ({
  goToPay: vi.fn<(path: string) => void>(),
}));

beforeEach(() => {
  useWideScreen();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(nora), availability(['2026-12-09']));
});

const { payment } = confirmedBooking;
const byCard = { ...confirmedOnItsPage, paymentMethod: 'CARD' as const };

/** A booking that is still to be paid by half past. */
const unpaid = {
  ...byCard,
  status: 'PENDING' as const,
  expiresAt: '2026-12-01T12:30:00Z',
  address: null,
  history: byCard.history.slice(0, 1),
  payment: {
    ...payment,
    state: 'AWAITING_PAYMENT' as const,
    dueAt: '2026-12-01T12:30:00Z',
    viewerCanPay: true,
  },
};

describe('booking a studio', () => {
  /** Answers bookings, and the page on which they are paid. @returns the ways that were sent */
  function acceptBookings(): unknown[] {
    const sent: unknown[] = [];
    mockServer.use(
      api.mutation(BookStudioDocument, ({ variables }) => {
        const paymentMethod = variables.input.paymentMethod ?? 'STUDIO';
        sent.push(paymentMethod);
        return changed('bookStudio', { booking: { ...confirmedBooking, id: '99', paymentMethod } });
      }),
      bookingPage(confirmedOnItsPage),
    );
    return sent;
  }

  test('suggests the card, says when it is charged, and leads to where it is paid', async () => {
    mockServer.use(...studioPage({}, ['CARD', 'STUDIO']));
    const sent = acceptBookings();
    const { user } = await renderApp('/studios/5?date=2026-12-09&time=10:30');
    const choice = within(await screen.findByRole('radiogroup', { name: 'Payment' }));
    expect(choice.getByRole('radio', { name: 'By card' })).toBeChecked();
    expect(screen.getByText(/charged once the host accepts/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Reserve/ }));
    await waitFor(() => expect(goToPay).toHaveBeenCalledWith('/checkout/booking/99'));
    expect(sent).toEqual(['CARD']);
  });

  test('is paid at the studio by whoever chooses so', async () => {
    mockServer.use(...studioPage({}, ['CARD', 'STUDIO']));
    const sent = acceptBookings();
    const { user, location } = await renderApp('/studios/5?date=2026-12-09&time=10:30');
    await user.click(await screen.findByRole('radio', { name: 'At the studio' }));
    expect(screen.getByText(/you pay at the studio/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Reserve/ }));
    await waitFor(() => expect(location()).toBe('/account/bookings/99'));
    expect(sent).toEqual(['STUDIO']);
  });

  test('says so where only cards are taken, which cannot be now', async () => {
    mockServer.use(...studioPage({}, []));
    await renderApp('/studios/5?date=2026-12-09&time=10:30');
    expect(await screen.findByText(/card payments are not available right now/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('the page of a booking', () => {
  test('that is not paid yet leads to where it is, and says how long there is', async () => {
    mockServer.use(bookingPage(unpaid));
    await renderApp('/account/bookings/31');
    expect(await screen.findByRole('heading', { name: /Pay to complete/ })).toBeVisible();
    expect(screen.getByText(/Awaiting payment · 30 minutes left/)).toBeVisible();
    expect(screen.getByText(/^Pay by /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/checkout/booking/31',
    );
  });

  test('that was not paid in time says so', async () => {
    const state = 'NONE' as const;
    const late = { ...unpaid.payment, state, owedCents: 0, viewerCanPay: false };
    mockServer.use(
      bookingPage({ ...unpaid, status: 'EXPIRED', cancellation: null, payment: late }),
    );
    await renderApp('/account/bookings/31');
    expect(await screen.findByRole('heading', { name: /wasn’t paid in time/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
  });

  test('shows what was paid, and what a change has left to be paid', async () => {
    const owing = { ...payment, state: 'TO_PAY' as const, paidCents: 200_00, owedCents: 35_00 };
    mockServer.use(bookingPage({ ...byCard, payment: { ...owing, viewerCanPay: true } }));
    await renderApp('/account/bookings/31');
    const part = within(await screen.findByRole('region', { name: 'Payment' }));
    expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('$200'),
      expect.stringContaining('$35'),
    ]);
    expect(part.getByText(/To pay by card before the session/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible();
  });

  test('asks before it is cancelled, and speaks of the card', async () => {
    mockServer.use(bookingPage(byCard));
    const { user } = await renderApp('/account/bookings/31');
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Refunds go back to your card, in US dollars.')).toBeVisible();
  });
});

test('a list says what is to be paid, and what went back to the card', async () => {
  const returned = { ...payment, state: 'PARTLY_REFUNDED' as const, refundedCents: 100_00 };
  mockServer.use(
    myBookings([
      unpaid,
      {
        ...byCard,
        id: '32',
        status: 'CANCELLED',
        cancellation: null,
        refundCents: 117_50,
        payment: returned,
      },
    ]),
  );
  await renderApp('/account/bookings');
  expect(await screen.findByText(/Awaiting payment/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible();
  expect(screen.getByText(/^Refunded: \$100/)).toBeVisible();
});
