import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { isCartSessionId } from '#domain/carts/session-id.ts';
import { unconverted } from '#domain/payments/currency.ts';
import { createEmotionCache } from '#web/app/emotion.ts';
import { plugged } from '#web/app/plugged.ts';
import { Providers } from '#web/app/providers.tsx';
import { Toasts } from '#web/app/shell/toasts.tsx';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { createBrowserClient } from '#web/lib/apollo.ts';
import { createI18n, loadResources } from '#web/lib/i18n.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { openRoot, whenClosed } from '#web/testing/opened-page.ts';
import { cartOver } from './carts.handlers.ts';
import { AddToCartButton } from './components/add-to-cart-button.tsx';
import { CartLink } from './components/cart-link.tsx';

beforeEach(() => {
  mockServer.use(session());
});

/** A page with the button, below the link to the cart. */
async function open(quantity: number) {
  const i18n = await createI18n(DEFAULT_LANGUAGE, await loadResources(DEFAULT_LANGUAGE));
  const client = createBrowserClient(plugged.typePolicies, undefined, i18n);
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <Suspense>
          <CartLink />
          <AddToCartButton variantId="v7" productName="Ribbon" quantity={quantity} />
          <Toasts />
        </Suspense>
      ),
    },
    { path: '/cart', element: 'The cart' },
  ]);
  whenClosed(() => {
    router.dispose();
    client.stop();
  });
  openRoot(undefined, {}).render(
    <Providers
      client={client}
      emotionCache={createEmotionCache()}
      i18n={i18n}
      origin={window.location.origin}
      rate={unconverted}
      now={Date.now()}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
  const button = await screen.findByRole('button', { name: 'Add to cart: Ribbon' });
  return { user: userEvent.setup(), button };
}

const badge = (name: string) => screen.findByRole('link', { name });

test('adding shows at once, and is for visitors too, whose cart gets an id of its own', async () => {
  const answer = Promise.withResolvers<void>();
  const { state, handlers } = cartOver([], () => answer.promise);
  mockServer.use(...handlers);
  const { user, button } = await open(2);
  expect(await badge('Cart')).toBeVisible();
  await user.click(button);
  expect(await badge('Cart (2 items)')).toBeVisible();
  await user.click(button);
  expect(await badge('Cart (4 items)')).toBeVisible();
  answer.resolve();
  expect(await screen.findByText('Added to cart')).toBeVisible();
  await waitFor(() => expect(state.lines).toHaveLength(2));
  expect(await badge('Cart (4 items)')).toBeVisible();
  const sessionId = localStorage.getItem('cart_session_id') ?? '';
  expect(sessionId).toMatch(/^session_\d{13}_[0-9a-f]{32}$/);
  expect(isCartSessionId(sessionId)).toBe(true);
  const input = { sessionId, variantId: 'v7', quantity: 2, options: null };
  expect(state.inputs).toEqual([input, input]);
  await user.click(await screen.findByRole('button', { name: 'View cart' }));
  expect(await screen.findByText('The cart')).toBeVisible();
});

test('what could not be added is taken back, with the reason beside the button', async () => {
  const answer = Promise.withResolvers<void>();
  mockServer.use(
    api.mutation('AddCartItem', async () => {
      await answer.promise;
      return HttpResponse.json({
        data: { addCartItem: null },
        errors: [
          {
            message: 'Only 2 available',
            extensions: { code: 'CONFLICT', fields: { quantity: 'Only 2 available' } },
          },
        ],
      });
    }),
  );
  const { user, button } = await open(3);
  await user.click(button);
  expect(await badge('Cart (3 items)')).toBeVisible();
  answer.resolve();
  expect(await screen.findByText('Failed to add item to cart. Please try again.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(await badge('Cart')).toBeVisible();
  expect(screen.getByText('Only 2 available')).toBeVisible();
});
