import { randomBytes } from 'node:crypto';
import type { TestClient } from '#api/testing/test-client.ts';
import type { TestServer } from '#api/testing/test-server.ts';

/** A cart as tests read it. */
export interface ShownCart {
  itemCount: number;
  items: {
    id: string;
    quantity: number;
    unitCents: number;
    lineCents: number;
    previousUnitCents: number | null;
    isAvailable: boolean;
    availableQuantity: number | null;
    isSavedForLater: boolean;
    product: { id: string; name: string };
    variant: { id: string };
    options: { giftCardValue: number | null };
  }[];
  coupon: { code: string; percent: number | null; refusal: string | null } | null;
  quote: Record<string, number>;
}

const CART = `{
  itemCount
  items {
    id quantity unitCents lineCents previousUnitCents isAvailable availableQuantity isSavedForLater
    product { id name } variant { id } options { giftCardValue }
  }
  coupon { code percent refusal }
  quote { subtotalCents discountCents shippingCents taxCents totalCents }
}`;

/** The id of a cart that nobody else has. */
export function newSessionId(): string {
  return `session_${randomBytes(9).toString('hex')}`;
}

/** The mutations of a cart, each with the name of its input. */
type Mutation =
  | 'addCartItem'
  | 'updateCartItem'
  | 'removeCartItem'
  | 'clearCart'
  | 'saveCartItemForLater'
  | 'moveCartItemToCart'
  | 'applyCoupon'
  | 'removeCoupon';

/** Changes a cart: the result, and the cart when it was changed. */
export async function changeCart(client: TestClient, mutation: Mutation, input: object) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await client.graphql<Record<string, { cart: ShownCart } | null>>(
    `mutation Change($input: ${type}!) { ${mutation}(input: $input) { cart ${CART} } }`,
    { input },
  );
  return { cart: data?.[mutation]?.cart, errors };
}

/** What of a cart is shown to a client. */
export async function showCart(client: TestClient, sessionId?: string): Promise<ShownCart> {
  const { data, errors } = await client.graphql<{ cart: ShownCart }>(
    `query Cart($sessionId: String) { cart(sessionId: $sessionId) ${CART} }`,
    { sessionId },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.cart;
}

/** A visitor with a cart of their own. */
export function visitor(server: TestServer) {
  const client = server.client();
  const sessionId = newSessionId();
  return {
    client,
    sessionId,
    change: (mutation: Mutation, input: object = {}) =>
      changeCart(client, mutation, { sessionId, ...input }),
    cart: () => showCart(client, sessionId),
  };
}
