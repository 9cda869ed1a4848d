import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { CartLineRow, CartOwner } from '#db/carts/cart.repository.ts';
import type { VariantRow } from '#db/catalog/product-parts.repository.ts';
import type { ProductRow } from '#db/catalog/product.repository.ts';
import type { CartLine } from '#domain/carts/cart-lines.ts';
import { productLoader, variantLoader } from '#api/features/catalog/product.loaders.ts';
import { Product, ProductVariant } from '#api/features/catalog/product.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { applyCoupon, removeCoupon } from './cart-coupon.service.ts';
import {
  addCartItem,
  emptyCart,
  removeCartItem,
  setItemQuantity,
  setSavedForLater,
} from './cart-item.service.ts';
import { findCartOwner, requireCartOwner } from './cart-owner.service.ts';
import {
  AddCartItemInput,
  ApplyCouponInput,
  ClearCartInput,
  MoveCartItemToCartInput,
  OfItem,
  RemoveCartItemInput,
  RemoveCouponInput,
  SaveCartItemForLaterInput,
  UpdateCartItemInput,
} from './cart.input.ts';
import { cartLimits } from './cart.limits.ts';
import { lineCents, previousUnitCents, readCart } from './cart.service.ts';
import type { CartView } from './cart.service.ts';
import { CartItemType, CartType } from './cart.type.ts';

/** What every change of a cart returns. */
const changed = {
  cart: { type: () => CartType, description: 'The cart as it is now.' },
} as const;

const limit = cartLimits.change;

@Resolver(() => CartType)
export class CartResolver {
  @For('anyone')
  @Cost({ work: 3 * STATEMENT })
  @Query(() => CartType, {
    description:
      'The cart of whoever is logged in, else of the browser; an empty one where there is none. What was put together before a login becomes part of the cart of whoever logs in.',
  })
  async cart(
    @Ctx() context: Context,
    @Arg('sessionId', () => String, {
      nullable: true,
      description: 'The id under which the browser keeps its cart.',
    })
    sessionId: string | null,
  ) {
    return cartOf(context, await findCartOwner(context, sessionId));
  }

  @For('anyone', { limit })
  @Change(
    'Puts something into a cart. More of the same adds up. BAD_USER_INPUT or CONFLICT naming `quantity` for more than 99, or than there are.',
    changed,
  )
  async addCartItem(
    @Ctx() context: Context,
    @Input(() => AddCartItemInput) { sessionId, variantId, quantity, options }: AddCartItemInput,
  ) {
    const of = { variantId: requireId(variantId, 'carts.productNotFound') };
    return change(context, sessionId, (owner) =>
      addCartItem(context, owner, { of, quantity, options }),
    );
  }

  @For('anyone', { limit })
  @Change(
    'Has so many of something be in a cart; fewer than one removes it. CONFLICT naming `quantity` for more than there are.',
    changed,
  )
  async updateCartItem(
    @Ctx() context: Context,
    @Input(() => UpdateCartItemInput) input: UpdateCartItemInput,
  ) {
    return changeItem(context, input, (item) => setItemQuantity(context, item, input));
  }

  @For('anyone', { limit })
  @Change('Removes something from a cart.', changed)
  async removeCartItem(
    @Ctx() context: Context,
    @Input(() => RemoveCartItemInput) input: RemoveCartItemInput,
  ) {
    return changeItem(context, input, (item) => removeCartItem(context, item));
  }

  @For('anyone', { limit })
  @Change('Keeps something of a cart for later: it is neither counted nor bought then.', changed)
  async saveCartItemForLater(
    @Ctx() context: Context,
    @Input(() => SaveCartItemForLaterInput) input: SaveCartItemForLaterInput,
  ) {
    return changeItem(context, input, (item) => setSavedForLater(context, item, true));
  }

  @For('anyone', { limit })
  @Change('Puts something that was saved for later into the cart again.', changed)
  async moveCartItemToCart(
    @Ctx() context: Context,
    @Input(() => MoveCartItemToCartInput) input: MoveCartItemToCartInput,
  ) {
    return changeItem(context, input, (item) => setSavedForLater(context, item, false));
  }

  @For('anyone', { limit })
  @Change('Empties a cart, but for what is saved for later, and takes its coupon out.', changed)
  async clearCart(
    @Ctx() context: Context,
    @Input(() => ClearCartInput) { sessionId }: ClearCartInput,
  ) {
    return change(context, sessionId, (owner) => emptyCart(context, owner));
  }

  @For('anyone', { limit: cartLimits.coupon })
  @Change(
    'Has a cart use a coupon, in place of the one that it had. BAD_USER_INPUT naming `code` when there is none such, or it cannot be used for what is in the cart.',
    changed,
  )
  async applyCoupon(
    @Ctx() context: Context,
    @Input(() => ApplyCouponInput) { sessionId, code }: ApplyCouponInput,
  ) {
    return change(context, sessionId, (owner) => applyCoupon(context, owner, { code }));
  }

  @For('anyone', { limit })
  @Change('Leaves a cart without its coupon.', changed)
  async removeCoupon(
    @Ctx() context: Context,
    @Input(() => RemoveCouponInput) { sessionId }: RemoveCouponInput,
  ) {
    return change(context, sessionId, (owner) => removeCoupon(context, owner));
  }
}

@Resolver(() => CartItemType)
export class CartItemResolver {
  @FieldResolver(() => Int, {
    description:
      'What those of them cost that can be had, in US cents; of what is saved for later it is not part of the quote.',
  })
  lineCents(@Root() line: CartLine): number {
    return lineCents(line);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'What one cost when it was last put there or changed, in US cents and before what is taken off for many; null while that has not changed.',
  })
  previousUnitCents(@Root() line: CartLine<CartLineRow>): number | null {
    return previousUnitCents(line);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether any can be had: it is still sold, and not sold out.',
  })
  isAvailable(@Root() { availableQuantity }: CartLine): boolean {
    return availableQuantity !== 0;
  }

  @FieldResolver(() => Product, { description: 'What it is, sold still or not.' })
  async product(@Root() { productId }: CartLineRow, @Ctx() context: Context): Promise<ProductRow> {
    // A constraint keeps products of which something is in a cart.
    return (await productLoader(context).load(productId))!;
  }

  @FieldResolver(() => ProductVariant, { description: 'Which of it, sold still or not.' })
  async variant(@Root() { variantId }: CartLineRow, @Ctx() context: Context): Promise<VariantRow> {
    return (await variantLoader(context).load(variantId))!;
  }
}

async function change(
  context: Context,
  sessionId: string | null | undefined,
  work: (owner: CartOwner) => Promise<unknown>,
) {
  const owner = await requireCartOwner(context, sessionId);
  await work(owner);
  return { cart: await cartOf(context, owner) };
}

async function changeItem(
  context: Context,
  { sessionId, itemId }: OfItem,
  work: (item: { owner: CartOwner; itemId: number }) => Promise<void>,
) {
  const id = requireId(itemId, 'carts.itemNotFound');
  return change(context, sessionId, (owner) => work({ owner, itemId: id }));
}

/** A cart as its type shows it. */
async function cartOf(context: Context, owner: CartOwner | undefined) {
  const { lines, ...cart }: CartView = await readCart(context, owner);
  return { ...cart, items: lines };
}
