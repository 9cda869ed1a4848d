import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import {
  availability,
  confirmedBooking,
  myBookings,
  studioPage,
} from '#web/features/bookings/bookings.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { useWideScreen } from '#web/testing/wide-screen.ts';
import { CurrenciesDocument } from './currencies.generated.ts';
import { PreferCurrencyDocument } from './prefer-currency.generated.ts';

const rates = { usd: 1, eur: 0.92, gbp: 0.79, jpy: 154.51, cad: 1.37 };
const currencies = Object.entries(rates).map(([id, rate]) => ({
  __typename: 'Currency' as const,
  id,
  rate,
}));

/** Currencies that the account was notified of. */
let preferred: string[] = [];

beforeEach(() => {
  useWideScreen();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  preferred = [];
  mockServer.use(
    session(nora),
    ...studioPage(),
    availability(['2026-12-09']),
    myBookings([confirmedBooking]),
    api.query(CurrenciesDocument, () => HttpResponse.json({ data: { currencies } })),
    api.mutation(PreferCurrencyDocument, ({ variables }) => {
      preferred.push(variables.currency);
      return changed('preferCurrency', { currency: variables.currency });
    }),
  );
});

const select = () => screen.findByRole('combobox', { name: 'Currency' });
const card = async () => within(await screen.findByRole('region', { name: 'Book this studio' }));
const price = () => screen.getByRole('table', { name: 'Price' });

describe('choosing a currency', () => {
  test('shows every price in it at once, and keeps the choice', async () => {
    const { user } = await renderApp('/studios/5?date=2026-12-09&time=10:00');
    await waitFor(() => expect(price()).toHaveTextContent('Total$235.00'));
    await user.selectOptions(await select(), 'eur');
    expect(await screen.findByText('Currency changed')).toBeVisible();
    expect(await screen.findByText('€100.28', { exact: false, selector: 'button' })).toBeVisible();
    expect(price()).toHaveTextContent('Studio, 2 × €59.80€119.60');
    expect(price()).toHaveTextContent('Total€216.20');
    expect(document.cookie).toContain('currency=eur');
    expect(localStorage.getItem('currency')).toBe('eur');
    await waitFor(() => expect(preferred).toEqual(['eur']));
  });

  test('leaves no doubt about what is charged where money is committed', async () => {
    document.cookie = 'currency=jpy; path=/';
    await renderApp('/studios/5?date=2026-12-09&time=10:00');
    await waitFor(() => expect(price()).toHaveTextContent('Total¥36,310'));
    expect(price()).toHaveTextContent('Charged in US dollars$235.00');
  });

  test('that cannot be had keeps the one before, and says so', async () => {
    mockServer.use(api.query(CurrenciesDocument, () => refusal('INTERNAL', 'No')));
    const { user } = await renderApp('/studios/5');
    await user.selectOptions(await select(), 'gbp');
    expect(await screen.findByText('Currency update failed')).toBeVisible();
    expect(screen.getByText('Please try again later')).toBeVisible();
    expect(await select()).toHaveValue('usd');
    expect(document.cookie).not.toContain('currency=gbp');
  });

  test('in another tab is followed', async () => {
    await renderApp('/studios/5');
    document.cookie = 'currency=cad; path=/';
    window.dispatchEvent(new StorageEvent('storage', { key: 'currency' }));
    expect(await (await card()).findByText('C$149.33', { exact: false })).toBeVisible();
  });
});

test('cancelling and the list of bookings name the dollars first', async () => {
  document.cookie = 'currency=eur; path=/';
  const { user } = await renderApp('/account/bookings');
  expect(
    await screen.findByRole('link', { name: '$235.00 (about €216.20) · Details' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('$235.00 (about €216.20)')).toBeVisible();
  expect(dialog.getByText('Charges and refunds are in US dollars.')).toBeVisible();
});

describe('the hint at an hourly price', () => {
  const tag = async () => (await card()).findByText('$109', { exact: false, selector: 'button' });

  test('shows 4, 8 and 12 hours to whoever rests the pointer on it', async () => {
    const { user } = await renderApp('/studios/5');
    await user.hover(await tag());
    const hint = await screen.findByRole('tooltip');
    expect(hint).toHaveTextContent('4 hours$4458 hours$86512 hours (8 + 4)$1,310');
    expect(hint).toHaveTextContent('Studio$65 an hourEngineer$40 an hourCleaning$25 a booking');
    expect(hint).not.toHaveTextContent('Converted');
    // Pressing what shows already does not take it away.
    await user.click(await tag());
    expect(hint).toBeVisible();
    await user.unhover(await tag());
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  test('says what is charged when the price is converted, to whoever taps it', async () => {
    document.cookie = 'currency=eur; path=/';
    const { user } = await renderApp('/studios/5');
    const converted = await (
      await card()
    ).findByText('€100.28', { exact: false, selector: 'button' });
    await user.pointer({ keys: '[TouchA]', target: converted });
    const hint = await screen.findByRole('tooltip');
    expect(hint).toHaveTextContent('4 hours€409.40');
    expect(hint).toHaveTextContent('Converted from $109.00. You’re charged in US dollars.');
    expect(converted).toHaveAccessibleDescription(/Converted from/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});
