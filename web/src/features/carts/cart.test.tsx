import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { LoginDocument } from '#web/features/accounts/authentication.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { cartLine, cartOver } from './carts.handlers.ts';

const SESSION = 'session_1796126400000_k3x9w2';

/** A visitor whose browser knows a cart, which is on the server. */
function shopper(lines = [cartLine('1'), cartLine('2', { quantity: 1 })]) {
  localStorage.setItem('cart_session_id', SESSION);
  const gate = Promise.withResolvers<void>();
  const { state, handlers } = cartOver(lines, () => gate.promise);
  mockServer.use(...handlers);
  return { state, answer: gate.resolve };
}

const row = async (name: string) => within(await screen.findByRole('row', { name: RegExp(name) }));
const total = (name: string) => screen.findByRole('cell', { name });
const badge = (name: string) => screen.findByRole('link', { name });
const shown = () => screen.queryAllByRole('row').length - 1;

/** Has a mutation fail. */
const failing = (mutation: string) =>
  mockServer.use(api.mutation(mutation, () => refusal('CONFLICT', 'Only 2 available')));

beforeEach(() => {
  mockServer.use(session());
});

describe('with the network cut', () => {
  test.each([
    ['UpdateCartItem', 'One more', 'Failed to update quantity. Please try again.'],
    ['RemoveCartItem', 'Remove Microphone 1', 'Failed to remove item. Please try again.'],
    [
      'SaveCartItemForLater',
      'Save Microphone 1 for later',
      'Failed to move the item. Please try again.',
    ],
    ['ClearCart', 'Clear cart', 'Failed to clear cart. Please try again.'],
  ])('%s is taken back: %s', async (mutation, button, text) => {
    shopper();
    mockServer.use(api.mutation(mutation, () => HttpResponse.error()));
    const { user } = await renderApp('/cart');
    await user.click((await screen.findAllByRole('button', { name: button }))[0]!);
    expect(await screen.findByText(text)).toBeVisible();
    expect(await badge('Cart (3 items)')).toBeVisible();
    expect((await row('Microphone 1')).getByRole('status')).toHaveTextContent('2');
    expect(shown()).toBe(2);
  });

  test('what was saved for later stays so when it is not moved', async () => {
    shopper([cartLine('1'), cartLine('2', { isSavedForLater: true })]);
    mockServer.use(api.mutation('MoveCartItemToCart', () => HttpResponse.error()));
    const { user } = await renderApp('/cart');
    const saved = within(await screen.findByRole('region', { name: 'Saved for later' }));
    await user.click(saved.getByRole('button', { name: 'Move Microphone 2 to cart' }));
    expect(await screen.findByText('Failed to move the item. Please try again.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Move Microphone 2 to cart' })).toBeVisible();
    expect(shown()).toBe(1);
  });
});

describe('the cart', () => {
  test('shows what is in it, what that costs, and where to go from there', async () => {
    const { state } = shopper([
      cartLine('1', {
        variant: {
          __typename: 'ProductVariant',
          id: 'v1',
          options: [{ __typename: 'VariantOption', name: 'Color', value: 'Black' }],
        },
      }),
    ]);
    await renderApp('/cart');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    const line = await row('Microphone 1');
    expect(line.getByText('Color: Black')).toBeVisible();
    expect(line.getByRole('cell', { name: '$100.00' })).toBeVisible();
    expect(line.getByRole('cell', { name: '$200.00' })).toBeVisible();
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    expect(summary.getByText('$6.95')).toBeVisible();
    expect(summary.getByText('$16.50')).toBeVisible();
    expect(summary.getByText('$223.45')).toBeVisible();
    expect(summary.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
    expect(await badge('Cart (2 items)')).toHaveAttribute('href', '/cart');
    expect(state.inputs).toEqual([]);
  });

  test('is empty for a visitor who has put nothing into it, whom it asks for nothing', async () => {
    await renderApp('/cart');
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
    expect(await badge('Cart')).toBeVisible();
    expect(localStorage.getItem('cart_session_id')).toBeNull();
  });

  test('says when it did not load, and loads when asked again', async () => {
    shopper();
    mockServer.use(api.query('Cart', () => refusal('INTERNAL', 'Something went wrong')));
    const { user } = await renderApp('/cart');
    expect(await screen.findByText('Your cart didn’t load')).toBeVisible();
    shopper();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Microphone 1')).toBeTruthy();
  });

  test('says what has changed since, and takes what there is', async () => {
    const { state, answer } = shopper([
      cartLine('1', { quantity: 5, availableQuantity: 3, previousUnitCents: 9_000 }),
      cartLine('2', { isAvailable: false, availableQuantity: 0, lineCents: 0 }),
    ]);
    answer();
    const { user } = await renderApp('/cart');
    const line = await row('Microphone 1');
    expect(line.getByText(/price has changed: it was \$90\.00/)).toBeVisible();
    expect(line.getByText('Only 3 left. The total counts those.')).toBeVisible();
    expect((await row('Microphone 2')).getByText(/No longer available/)).toBeVisible();
    await user.click(line.getByRole('button', { name: 'Change to 3' }));
    expect(await total('$300.00')).toBeVisible();
    await waitFor(() =>
      expect(state.inputs).toEqual([{ sessionId: SESSION, itemId: '1', quantity: 3 }]),
    );
  });
});

describe('a quantity', () => {
  test('changes at once, and never goes below one', async () => {
    const { state, answer } = shopper();
    const { user } = await renderApp('/cart');
    const line = await row('Microphone 1');
    expect(await badge('Cart (3 items)')).toBeVisible();
    await user.click(line.getByRole('button', { name: 'One more' }));
    expect(line.getByRole('status')).toHaveTextContent('3');
    expect(await badge('Cart (4 items)')).toBeVisible();
    expect(line.getByRole('cell', { name: '$300.00' })).toBeVisible();
    // What is pressed before the server has answered is one call, of the last number.
    const fewer = line.getByRole('button', { name: 'One fewer' });
    await user.click(fewer);
    await user.click(fewer);
    expect(line.getByRole('status')).toHaveTextContent('1');
    expect(fewer).toBeDisabled();
    answer();
    await waitFor(() =>
      expect(state.inputs).toEqual([
        { sessionId: SESSION, itemId: '1', quantity: 3 },
        { sessionId: SESSION, itemId: '1', quantity: 1 },
      ]),
    );
    expect(await badge('Cart (2 items)')).toBeVisible();
  });

  test('that fails goes back to what the server has, with the reason beside it', async () => {
    const { state } = shopper();
    failing('UpdateCartItem');
    const { user } = await renderApp('/cart');
    const line = await row('Microphone 1');
    state.lines = [cartLine('1', { quantity: 2, unitCents: 12_000 })];
    await user.click(line.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('Failed to update quantity. Please try again.')).toBeVisible();
    expect(await screen.findByText('Error')).toBeVisible();
    await expect.poll(() => line.getByRole('status').textContent).toContain('2');
    expect(await line.findByText('Only 2 available')).toBeVisible();
    // It is loaded again.
    expect(await total('$240.00')).toBeVisible();
  });
});

describe('an item', () => {
  test('is removed at once, which can be undone', async () => {
    const { state, answer } = shopper();
    const { user } = await renderApp('/cart');
    await user.click(await screen.findByRole('button', { name: 'Remove Microphone 1' }));
    expect(shown()).toBe(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus();
    expect(await badge('Cart (1 item)')).toBeVisible();
    answer();
    expect(await screen.findByText('Item removed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await badge('Cart (3 items)')).toBeVisible();
    expect(await row('Microphone 1')).toBeTruthy();
    expect(state.inputs).toMatchObject([{ itemId: '1' }, { variantId: 'v1', quantity: 2 }]);
  });

  test('comes back when removing it fails', async () => {
    shopper();
    failing('RemoveCartItem');
    const { user } = await renderApp('/cart');
    await user.click(await screen.findByRole('button', { name: 'Remove Microphone 1' }));
    expect(await screen.findByText('Failed to remove item. Please try again.')).toBeVisible();
    expect(await row('Microphone 1')).toBeTruthy();
    expect(await badge('Cart (3 items)')).toBeVisible();
  });

  test('is saved for later and moved back', async () => {
    const { answer } = shopper([cartLine('1')]);
    const { user } = await renderApp('/cart');
    await user.click(await screen.findByRole('button', { name: 'Save Microphone 1 for later' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    const saved = within(screen.getByRole('region', { name: 'Saved for later' }));
    answer();
    await user.click(saved.getByRole('button', { name: 'Move Microphone 1 to cart' }));
    expect(await row('Microphone 1')).toBeTruthy();
    expect(await badge('Cart (2 items)')).toBeVisible();
  });
});

describe('clearing', () => {
  test('empties the cart at once', async () => {
    const { state, answer } = shopper();
    const { user } = await renderApp('/cart');
    await user.click(await screen.findByRole('button', { name: 'Clear cart' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(await badge('Cart')).toBeVisible();
    answer();
    expect(await screen.findByText('Cart cleared')).toBeVisible();
    expect(state.lines).toEqual([]);
  });

  test('that fails brings everything back', async () => {
    shopper();
    failing('ClearCart');
    const { user } = await renderApp('/cart');
    await user.click(await screen.findByRole('button', { name: 'Clear cart' }));
    expect(await screen.findByText('Failed to clear cart. Please try again.')).toBeVisible();
    expect(await row('Microphone 2')).toBeTruthy();
    expect(shown()).toBe(2);
  });
});

describe('a coupon', () => {
  test('takes its part off until it is removed', async () => {
    const { answer } = shopper();
    answer();
    const { user } = await renderApp('/cart');
    await user.type(await screen.findByLabelText('Coupon code'), 'SPRING{Enter}');
    expect(await screen.findByText('10% off')).toBeVisible();
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    expect(summary.getByText('-$30.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove coupon' }));
    expect(await screen.findByLabelText('Coupon code')).toBeVisible();
    expect(summary.queryByText('Discount')).toBeNull();
  });

  test('that cannot be used says why at its field', async () => {
    shopper();
    mockServer.use(
      api.mutation('ApplyCoupon', () =>
        HttpResponse.json({
          data: { applyCoupon: null },
          errors: [
            {
              message: 'Some values are invalid: code.',
              extensions: { code: 'BAD_USER_INPUT', fields: { code: 'This code has expired' } },
            },
          ],
        }),
      ),
    );
    const { user } = await renderApp('/cart');
    await user.type(await screen.findByLabelText('Coupon code'), 'WINTER{Enter}');
    const field = await screen.findByLabelText('Coupon code');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This code has expired'));
  });
});

test('whoever logs in sees their own cart with what they had put together, without a reload', async () => {
  shopper([cartLine('1')]);
  const { user } = await renderApp('/cart');
  expect(await badge('Cart (2 items)')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  const dialog = within(await screen.findByRole('dialog'));
  shopper([cartLine('1'), cartLine('7', { quantity: 4 })]);
  mockServer.use(
    session(nora),
    api.mutation(LoginDocument, () => changed('login', { user: nora })),
  );
  await user.type(await dialog.findByLabelText('Email or username'), 'nora');
  await user.type(dialog.getByLabelText('Password'), 'longenough');
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(await row('Microphone 7')).toBeTruthy();
  expect(await badge('Cart (6 items)')).toBeVisible();
});
