import { Field, ID, InputType, Int } from 'type-graphql';
import { CartItemOptions } from './cart-options.type.ts';

/** Of every operation on a cart. */
@InputType()
abstract class InCart {
  @Field(() => String, {
    nullable: true,
    description:
      'The id under which a browser keeps its cart, `session_` and 8 to 120 characters that nobody guesses. Needed unless somebody is logged in, whose cart that one becomes part of.',
  })
  sessionId?: string | null;
}

/** Of operations on an item. */
@InputType()
export abstract class OfItem extends InCart {
  @Field(() => ID, { description: 'The item of the cart.' })
  itemId!: string;
}

@InputType({ description: 'What is put into a cart.' })
export class AddCartItemInput extends InCart {
  @Field(() => ID, { description: 'The variant of a product.' })
  variantId!: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many, 1 to 99.' })
  quantity!: number;

  @Field(() => CartItemOptions, {
    nullable: true,
    description: 'What is chosen beside the variant, of gift cards and prints.',
  })
  options?: CartItemOptions | null;
}

@InputType({ description: 'An item of a cart in another quantity.' })
export class UpdateCartItemInput extends OfItem {
  @Field(() => Int, { description: 'How many, up to 99. Fewer than one removes it.' })
  quantity!: number;
}

@InputType({ description: 'An item to be removed from a cart.' })
export class RemoveCartItemInput extends OfItem {}

@InputType({ description: 'An item of a cart to be kept for later.' })
export class SaveCartItemForLaterInput extends OfItem {}

@InputType({ description: 'Something saved for later to be put into the cart again.' })
export class MoveCartItemToCartInput extends OfItem {}

@InputType({ description: 'A cart to be emptied.' })
export class ClearCartInput extends InCart {}

@InputType({ description: 'A coupon to be used for a cart.' })
export class ApplyCouponInput extends InCart {
  @Field(() => String, { description: 'Its code, in capitals or not.' })
  code!: string;
}

@InputType({ description: 'A cart to be left without its coupon.' })
export class RemoveCouponInput extends InCart {}
