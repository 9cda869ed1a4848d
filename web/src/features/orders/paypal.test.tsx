import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { cartLine, cartOver } from '#web/features/carts/carts.handlers.ts';
import {
  ConfirmPaymentDocument,
  PaymentSettingsDocument,
} from '#web/features/payments/payments.generated.ts';
import type { PaymentFieldsFragment } from '#web/features/payments/payments.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { checkoutOver, payPalPayment } from './orders.handlers.ts';

/** Where PayPal's page is, as far as a browser of tests can go. */
const APPROVAL_URL = '#page-of-paypal';
const RETURN = '/checkout/paypal?payment=17&token=ORDER17';

/** A visitor with two microphones in the cart, where PayPal is set up. */
function shopper(options: Parameters<typeof checkoutOver>[0] = {}) {
  localStorage.setItem('cart_session_id', 'session_1796126400000_k3x9w2');
  const { inputs, handlers } = checkoutOver({ approvalUrl: APPROVAL_URL, ...options });
  mockServer.use(...handlers, ...cartOver([cartLine('1')]).handlers);
  return inputs;
}

/** Says what has come of the payment when it is asked, one after the other, and notes how it was asked. */
function outcomes(...payments: Partial<PaymentFieldsFragment>[]) {
  const asked: unknown[] = [];
  mockServer.use(
    api.mutation(ConfirmPaymentDocument, ({ variables: { input } }) => {
      asked.push(input);
      const payment = payments[Math.min(asked.length, payments.length) - 1];
      return changed('confirmPayment', { payment: payPalPayment(payment) });
    }),
  );
  return asked;
}

const address = {
  Email: 'ada@example.com',
  'Full name': 'Ada Lovelace',
  Address: '12 Market Street',
  City: 'San Francisco',
  'State or region': 'California',
  'ZIP or postal code': '94103',
};

async function goToPayPal(user: UserEvent) {
  for (const [label, value] of Object.entries(address)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('radio', { name: /Express/ }));
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByLabelText('Gift card code'));
  await user.paste('abcd-efgh-jkmn-wxyz');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Gift card ending in WXYZ');
  await user.click(screen.getByRole('tab', { name: 'PayPal' }));
  expect(await screen.findByText(/approve the payment on PayPal’s page/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue with PayPal' }));
  await waitFor(() => expect(window.location.hash).toBe(APPROVAL_URL));
}

beforeEach(() => {
  mockServer.use(
    session(),
    api.query(PaymentSettingsDocument, () =>
      HttpResponse.json({ data: { paymentSettings: null } }),
    ),
  );
  sessionStorage.clear();
  window.location.hash = '';
  document.head.insertAdjacentHTML('beforeend', '<meta name="takes-payments" content="yes">');
  return () => document.querySelector('meta[name="takes-payments"]')?.remove();
});

describe('with PayPal', () => {
  test('whoever orders is led to its page, and finds everything as it was when they come back', async () => {
    const inputs = shopper({ balanceCents: 5000 });
    const { user, goTo } = await renderApp('/checkout');
    await goToPayPal(user);
    expect(inputs).toMatchObject([{ paymentMethod: 'PAYPAL', expectedDueCents: 18_645 }]);
    goTo('/cart');
    await screen.findByRole('heading', { level: 1, name: 'Cart' });
    goTo('/checkout?paypal=cancelled');
    expect(await screen.findByText(/came back from PayPal without paying/)).toBeVisible();
    expect(await screen.findByText('Gift card ending in WXYZ')).toBeVisible();
    expect(screen.getByText(/12 Market Street · San Francisco/)).toBeVisible();
    const tab = screen.getByRole('tab', { name: 'PayPal' });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    await user.click(await screen.findByRole('button', { name: 'Continue with PayPal' }));
    await waitFor(() => expect(inputs).toHaveLength(2));
    expect(inputs[1]).toEqual(inputs[0]);
  });

  test('a return without anything kept begins with the address', async () => {
    shopper();
    await renderApp('/checkout?paypal=cancelled');
    expect(await screen.findByRole('heading', { name: 'Shipping Information' })).toBeVisible();
    expect(screen.queryByText(/came back from PayPal/)).not.toBeInTheDocument();
  });
});

describe('the page that PayPal leads back to', () => {
  test('thanks for what is paid, by what its address says', async () => {
    shopper();
    const asked = outcomes({ status: 'CAPTURED' });
    const { location } = await renderApp(RETURN);
    expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    expect(location()).toBe('/checkout/success');
    expect(asked).toEqual([{ paymentId: '17', clientSecret: 'ORDER17' }]);
  });

  test('says what to do about a payment that is declined', async () => {
    shopper();
    outcomes({ approvalUrl: APPROVAL_URL });
    await renderApp(RETURN);
    expect(
      await screen.findByRole('heading', { name: 'PayPal couldn’t take your payment' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again with PayPal' })).toHaveAttribute(
      'href',
      APPROVAL_URL,
    );
    expect(screen.getByRole('link', { name: 'Choose another way to pay' })).toHaveAttribute(
      'href',
      '/checkout?paypal=cancelled',
    );
  });

  test('says that PayPal takes its time, and asks again', async () => {
    shopper();
    outcomes({}, { status: 'CAPTURED' });
    const { user } = await renderApp(RETURN);
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  });

  test.each([RETURN, '/checkout/paypal'])('says that there is nothing to pay: %s', async (path) => {
    shopper();
    outcomes({ status: 'CANCELLED' });
    await renderApp(path);
    expect(await screen.findByRole('heading', { name: 'This payment is over' })).toBeVisible();
  });

  test('offers to try again when it cannot be asked', async () => {
    shopper();
    mockServer.use(
      api.mutation(ConfirmPaymentDocument, () => refusal('UNAVAILABLE', 'PayPal is resting.')),
    );
    const { user } = await renderApp(RETURN);
    await screen.findByText('We couldn’t check your payment');
    outcomes({ status: 'CAPTURED' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  });
});
