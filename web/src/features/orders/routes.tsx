import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const orderRoutes: RouteObject[] = [
  page({
    path: 'checkout',
    params: ['paypal'],
    takesPayments: true,
    load: async () => (await import('./pages/checkout-page.tsx')).CheckoutPage,
  }),
  page({
    path: 'checkout/success',
    params: [],
    load: async () => (await import('./pages/success-page.tsx')).SuccessPage,
  }),
  page({
    path: 'checkout/paypal',
    params: ['payment', 'token'],
    load: async () => (await import('./pages/paypal-return-page.tsx')).PayPalReturnPage,
  }),
  page({
    path: 'orders/:number/:key',
    params: [],
    load: async () => (await import('./pages/order-page.tsx')).GuestOrderPage,
  }),
];

/** Pages within the account area. */
export const orderAccountRoutes: RouteObject[] = [
  page({
    path: 'account/orders',
    params: [],
    load: async () => (await import('./pages/orders-page.tsx')).OrdersPage,
  }),
  page({
    path: 'account/orders/:number',
    params: [],
    load: async () => (await import('./pages/order-page.tsx')).OrderPage,
  }),
];
