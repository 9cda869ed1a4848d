import type { Feature } from '#web/lib/feature.ts';
import { cartRoutes } from './routes.tsx';

export const carts: Feature = {
  name: 'carts',
  routes: cartRoutes,
  typePolicies: {
    // There is one: that of whoever is at the browser, whatever it is asked for by.
    Cart: { keyFields: [], fields: { items: { merge: false } } },
    CartItem: { fields: { options: { merge: false } } },
    ProductVariant: { fields: { options: { merge: false } } },
    Query: { fields: { cart: { keyArgs: false } } },
  },
  links: [{ key: 'cart', label: 'carts.cart', to: '/cart', position: 35 }],
};
