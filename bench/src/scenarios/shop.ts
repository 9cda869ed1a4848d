import { randomUUID } from 'node:crypto';
import { newCartSession } from '../data/shop-material.ts';
import type { Goods, GoodsCart } from '../data/shop-material.ts';
import type { Shot } from '../load-driver.ts';
import { addCartItemMutation, checkoutMutation, productQuery, productsQuery } from '../queries.ts';
import { html } from './pages.ts';
import { graphql, inTurn } from './scenario.ts';
import type { Material, Scenario } from './scenario.ts';

/** Products that a page of the shop shows. */
const PAGE_SIZE = 24;

const customer = {
  email: 'bench@example.com',
  name: 'Nora Quist',
  address: '1 Narrow Street',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  country: 'US',
};

/** What visitors do in the shop. */
export function shop({ goods }: Material): Scenario[] {
  const { products, variantIds } = goods;
  const list = () => graphql(productsQuery, { first: PAGE_SIZE });
  const product = ({ id }: { id: number }) =>
    graphql(productQuery, { idOrSlug: String(id), language: 'EN' });
  const page = ({ slug }: { slug: string }): Shot => ({ path: `/shop/${slug}`, headers: html });
  return [
    {
      name: 'products',
      title: `list of ${PAGE_SIZE} products`,
      product: list,
      floor: () => ({ path: '/products' }),
      isOnWire: true,
      isRight: (body) => body.split('"shortDescription":').length === PAGE_SIZE + 1,
    },
    {
      name: 'product',
      title: 'a product with all that its page shows',
      product: inTurn(products, product),
      floor: inTurn(products, ({ id }) => ({ path: `/product/${id}` })),
      isOnWire: true,
      isRight: (body) => body.includes('"related":['),
    },
    {
      name: 'product-page',
      title: 'page of a product that others have seen',
      product: inTurn(products.slice(0, 20), page),
      isOnWire: true,
      settleSeconds: 2,
      isRight: (body) => body.includes('"Product:'),
    },
    {
      name: 'cart',
      title: 'a first thing is put into a cart',
      product: inTurn(variantIds, (variantId) =>
        graphql(addCartItemMutation, {
          input: { sessionId: newCartSession(), variantId, quantity: 1 },
        }),
      ),
      floor: inTurn(variantIds, (variantId) => ({
        path: `/cart/${newCartSession()}/${variantId}`,
      })),
      isOnWire: false,
      isRight: (body) => body.includes('"itemCount":1'),
    },
    {
      name: 'checkout',
      title: 'an order that a gift card pays for',
      product: orders(goods, ({ session, giftCardCode, totalCents }, idempotencyKey) =>
        graphql(checkoutMutation, {
          input: {
            sessionId: session,
            idempotencyKey,
            customer,
            giftCardCodes: [giftCardCode],
            expectedTotalCents: totalCents,
            // Of what nothing is left to pay of; cards ask for a provider all the same.
            paymentMethod: 'PAYPAL',
          },
        }),
      ),
      floor: orders(goods, ({ session, giftCardCode }, idempotencyKey) => ({
        path: '/order',
        body: JSON.stringify({ session, idempotencyKey, giftCardCode, customer }),
      })),
      isOnWire: false,
      isRight: (body) => body.includes('"status":"DELIVERED"'),
    },
  ];
}

/** Requests for one cart after the other. */
function orders({ carts }: Goods, shotOf: (cart: GoodsCart, key: string) => Shot) {
  return () => {
    const { value, done } = carts.next();
    return done ? undefined : shotOf(value, randomUUID());
  };
}
