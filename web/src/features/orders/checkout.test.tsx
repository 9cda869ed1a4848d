import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { cartLine, cartOver } from '#web/features/carts/carts.handlers.ts';
import { PaymentSettingsDocument } from '#web/features/payments/payments.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { StartCheckoutDocument } from './checkout.generated.ts';
import { checkoutOver } from './orders.handlers.ts';

const SESSION = 'session_1796126400000_k3x9w2';

/** A visitor with two microphones in the cart. */
function shopper({
  lines = [cartLine('1')],
  balanceCents = 0,
  approvalUrl = null as string | null,
} = {}) {
  localStorage.setItem('cart_session_id', SESSION);
  const { inputs, handlers } = checkoutOver({ balanceCents, approvalUrl });
  mockServer.use(...handlers, ...cartOver(lines).handlers);
  return inputs;
}

const address = {
  Email: 'ada@example.com',
  'Full name': 'Ada Lovelace',
  Address: '12 Market Street',
  City: 'San Francisco',
  'State or region': 'California',
  'ZIP or postal code': '94103',
};

async function fill(user: UserEvent, fields: Readonly<Record<string, string>> = address) {
  for (const [label, value] of Object.entries(fields)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(value);
  }
}

/** Goes on to the second step, at whose end the reader is. */
async function goOn(user: UserEvent) {
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await screen.findByRole('heading', { name: 'Payment Method' });
}

const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));

beforeEach(() => {
  mockServer.use(
    session(),
    api.query(PaymentSettingsDocument, () =>
      HttpResponse.json({ data: { paymentSettings: null } }),
    ),
  );
  sessionStorage.clear();
  document.head.insertAdjacentHTML('beforeend', '<meta name="takes-payments" content="yes">');
  return () => document.querySelector('meta[name="takes-payments"]')?.remove();
});

describe('the checkout', () => {
  test('of an empty cart leads to the cart', async () => {
    shopper({ lines: [] });
    const { location } = await renderApp('/checkout');
    await waitFor(() => expect(location()).toBe('/cart'));
  });

  test('of whoever has never had a cart leads there too', async () => {
    const { location } = await renderApp('/checkout');
    await waitFor(() => expect(location()).toBe('/cart'));
  });

  test('asks for what is missing in the words of the specification', async () => {
    shopper();
    const { user } = await renderApp('/checkout');
    const box = await screen.findByRole('checkbox', { name: 'My billing address is the same' });
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Name is required')).toBeVisible();
    // Of the shipping address, and of the billing address.
    for (const text of [
      'Address is required',
      'City is required',
      'State is required',
      'ZIP code is required',
    ]) {
      expect(screen.getAllByText(text)).toHaveLength(2);
    }
    for (const country of screen.getAllByRole('combobox', { name: 'Country' })) {
      expect(country).toHaveValue('US');
    }
  });

  test('lets browsers fill in both addresses', async () => {
    shopper();
    const { user } = await renderApp('/checkout');
    await user.click(
      await screen.findByRole('checkbox', { name: 'My billing address is the same' }),
    );
    const parts = ['street-address', 'address-level2', 'address-level1', 'postal-code', 'country'];
    for (const of of ['shipping', 'billing']) {
      for (const part of parts) {
        expect(document.querySelectorAll(`main [autocomplete="${of} ${part}"]`)).toHaveLength(1);
      }
    }
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  });

  test('says where it is sent, by which way, and what that costs', async () => {
    shopper();
    const { user } = await renderApp('/checkout');
    expect(await screen.findByRole('heading', { name: 'Shipping Information' })).toBeVisible();
    expect(summary().getByText('2 × Microphone 1')).toBeVisible();
    expect(await summary().findByText('$216.50')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Express/ }));
    expect(await summary().findByText('$236.45')).toBeVisible();
    await goOn(user);
    expect(screen.getByText(/12 Market Street · San Francisco, California 94103/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Credit card' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(await screen.findByText('Payments are switched off')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to shipping' }));
    expect(await screen.findByLabelText('City')).toHaveValue('San Francisco');
    expect(screen.getByRole('radio', { name: /Express/ })).toBeChecked();
  });

  test('keeps what was typed until it is paid', async () => {
    shopper();
    const { user, goTo } = await renderApp('/checkout');
    await goOn(user);
    goTo('/cart');
    await screen.findByRole('heading', { level: 1, name: 'Cart' });
    goTo('/checkout');
    expect(await screen.findByDisplayValue('San Francisco')).toBeVisible();
  });

  test('says by the toast of the specification that a payment cannot be started', async () => {
    shopper();
    mockServer.use(api.query(PaymentSettingsDocument, () => HttpResponse.error()));
    const { user } = await renderApp('/checkout');
    await goOn(user);
    expect(await screen.findByText('Payment Error')).toBeVisible();
    expect(screen.getAllByText('Could not initialize payment. Please try again.')[0]).toBeVisible();
  });
});

describe('with PayPal where it is not set up', () => {
  async function choosePayPal(user: UserEvent) {
    await goOn(user);
    await user.click(screen.getByRole('tab', { name: 'PayPal' }));
    await user.click(await screen.findByRole('button', { name: 'Continue with PayPal' }));
    expect(await screen.findByText('We’re placing your order.')).toBeVisible();
    // What it waits for is over at once where the device has just been connected.
    window.dispatchEvent(new Event('online'));
  }

  test('the order is made, and thanked for', async () => {
    const inputs = shopper();
    const { user, location } = await renderApp('/checkout');
    await choosePayPal(user);
    expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    expect(location()).toBe('/checkout/success');
    expect(screen.getByText('Order RT-100042')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
    expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/account/orders',
    );
    expect(screen.getByRole('link', { name: 'View this order' })).toHaveAttribute(
      'href',
      '/orders/RT-100042/key-of-a-guest',
    );
    expect(inputs).toMatchObject([
      {
        sessionId: SESSION,
        paymentMethod: 'PAYPAL',
        expectedTotalCents: 21_650,
        customer: { email: 'ada@example.com', country: 'US', billingCity: null },
      },
    ]);
  });

  test('what fails is said by the toast of the specification, the reason beside it', async () => {
    shopper();
    mockServer.use(
      api.mutation(StartCheckoutDocument, () =>
        refusal('CONFLICT', 'Some items are no longer available.', {
          'cart.1': 'Microphone 1: only 1 left',
        }),
      ),
    );
    const { user } = await renderApp('/checkout');
    await choosePayPal(user);
    expect(await screen.findByText('Order Error')).toBeVisible();
    expect(
      screen.getByText('There was a problem processing your order. Please try again.'),
    ).toBeVisible();
    expect(screen.getByText(/Microphone 1: only 1 left/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with PayPal' })).toBeEnabled();
  });
});

test('a gift card that covers all of it leaves nothing to pay', async () => {
  const inputs = shopper({ balanceCents: 50_000 });
  const { user } = await renderApp('/checkout');
  await goOn(user);
  await user.click(screen.getByLabelText('Gift card code'));
  await user.paste('abcd-efgh-jkmn-wxyz');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Gift card ending in WXYZ')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Place order' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  expect(inputs).toMatchObject([{ giftCardCodes: ['ABCDEFGHJKMNWXYZ'], expectedDueCents: 0 }]);
});
