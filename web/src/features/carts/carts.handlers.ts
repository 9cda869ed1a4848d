import { HttpResponse } from 'msw';
import { changed } from '#web/testing/changed.ts';
import { api } from '#web/testing/mock-server.ts';
import { CartCountDocument } from './cart-count.generated.ts';
import {
  AddCartItemDocument,
  ApplyCouponDocument,
  CartDocument,
  ClearCartDocument,
  MoveCartItemToCartDocument,
  RemoveCartItemDocument,
  RemoveCouponDocument,
  SaveCartItemForLaterDocument,
  UpdateCartItemDocument,
} from './cart.generated.ts';
import type { CartContentsFragment, CartLineFragment } from './cart.generated.ts';

/** Two microphones in a cart, unless said otherwise. */
export function cartLine(id: string, more: Partial<CartLineFragment> = {}): CartLineFragment {
  const { quantity = 2, unitCents = 10_000 } = more;
  return {
    __typename: 'CartItem',
    id,
    quantity,
    unitCents,
    lineCents: unitCents * quantity,
    previousUnitCents: null,
    isAvailable: true,
    availableQuantity: 10,
    isSavedForLater: false,
    product: {
      __typename: 'Product',
      id,
      slug: `microphone-${id}`,
      name: `Microphone ${id}`,
      kind: 'PHYSICAL',
      cover: null,
    },
    variant: { __typename: 'ProductVariant', id: `v${id}`, options: [] },
    options: {
      __typename: 'CartItemOptions',
      giftCardValue: null,
      recipientEmail: null,
      recipientName: null,
      message: null,
      deliverOn: null,
      size: null,
      frame: null,
      style: null,
      trackId: null,
    },
    ...more,
  };
}

/** A server with a cart. It keeps what it is told; `lines` shows it. */
export function cartOver(given: readonly CartLineFragment[], onCall?: () => Promise<void>) {
  const state = {
    lines: [...given],
    coupon: null as CartContentsFragment['coupon'],
    /** What the mutations were called with. */
    inputs: [] as object[],
  };

  function cart(): CartContentsFragment {
    const bought = state.lines.filter(({ isSavedForLater }) => !isSavedForLater);
    const subtotalCents = bought.reduce((sum, { lineCents }) => sum + lineCents, 0);
    const discountCents = state.coupon ? subtotalCents / 10 : 0;
    const taxCents = Math.round((subtotalCents - discountCents) * 0.0825);
    return {
      __typename: 'Cart',
      itemCount: bought.reduce((sum, { quantity }) => sum + quantity, 0),
      items: state.lines,
      coupon: state.coupon,
      quote: {
        __typename: 'CartQuote',
        subtotalCents,
        discountCents,
        shippingCents: 695,
        taxCents,
        totalCents: subtotalCents - discountCents + 695 + taxCents,
      },
    };
  }

  async function keep(input: object, lines: readonly CartLineFragment[]) {
    await onCall?.();
    state.inputs.push(input);
    state.lines = [...lines];
    return { cart: cart() };
  }

  const edited = (itemId: string, change: Partial<CartLineFragment>) =>
    state.lines.map((line) => {
      const next = { ...line, ...change };
      return line.id === itemId ? { ...next, lineCents: next.unitCents * next.quantity } : line;
    });

  const handlers = [
    api.query(CartCountDocument, () => HttpResponse.json({ data: { cart: cart() } })),
    api.query(CartDocument, () => HttpResponse.json({ data: { cart: cart() } })),
    api.mutation(AddCartItemDocument, async ({ variables: { input } }) => {
      const { variantId, quantity } = input;
      const added = cartLine(variantId.replace(/^v/, ''), { quantity: quantity ?? 1 });
      return changed('addCartItem', await keep(input, [...state.lines, added]));
    }),
    api.mutation(UpdateCartItemDocument, async ({ variables: { input } }) =>
      changed(
        'updateCartItem',
        await keep(input, edited(input.itemId, { quantity: input.quantity })),
      ),
    ),
    api.mutation(RemoveCartItemDocument, async ({ variables: { input } }) =>
      changed(
        'removeCartItem',
        await keep(
          input,
          state.lines.filter(({ id }) => id !== input.itemId),
        ),
      ),
    ),
    api.mutation(ClearCartDocument, async ({ variables: { input } }) =>
      changed(
        'clearCart',
        await keep(
          input,
          state.lines.filter(({ isSavedForLater }) => isSavedForLater),
        ),
      ),
    ),
    api.mutation(SaveCartItemForLaterDocument, async ({ variables: { input } }) =>
      changed(
        'saveCartItemForLater',
        await keep(input, edited(input.itemId, { isSavedForLater: true })),
      ),
    ),
    api.mutation(MoveCartItemToCartDocument, async ({ variables: { input } }) =>
      changed(
        'moveCartItemToCart',
        await keep(input, edited(input.itemId, { isSavedForLater: false })),
      ),
    ),
    api.mutation(ApplyCouponDocument, async ({ variables: { input } }) => {
      state.coupon = {
        __typename: 'CartCoupon',
        code: input.code,
        percent: 10,
        amountCents: null,
        minimumCents: 0,
        refusal: null,
      };
      return changed('applyCoupon', await keep(input, state.lines));
    }),
    api.mutation(RemoveCouponDocument, async ({ variables: { input } }) => {
      state.coupon = null;
      return changed('removeCoupon', await keep(input, state.lines));
    }),
  ];
  return { state, handlers };
}
