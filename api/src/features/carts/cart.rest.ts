import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import type { CartLineRow, CartOwner } from '#db/carts/cart.repository.ts';
import { canvasFrames, canvasSizes, canvasStyles } from '#domain/catalog/canvas.ts';
import type { CanvasFrame, CanvasSize, CanvasStyle } from '#domain/catalog/canvas.ts';
import { changedQuantitySchema } from '#domain/carts/cart-item.schema.ts';
import type { CartLine } from '#domain/carts/cart-lines.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import { productPicturesLoader } from '#api/features/catalog/product.loaders.ts';
import type { Context } from '#api/lib/context.ts';
import { LARGEST_ID, requireId } from '#api/lib/ids.ts';
import { json, noContent } from '#api/lib/rest-description.ts';
import type { Result, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import {
  choice,
  flag,
  idNumber,
  listOf,
  localDate,
  named,
  shape,
  text,
  whole,
} from '#api/lib/shapes.ts';
import type { Shaped } from '#api/lib/shapes.ts';
import { addCartItem, emptyCart, removeCartItem, setItemQuantity } from './cart-item.service.ts';
import type { AddedItem } from './cart-item.service.ts';
import { namedOwners, requireCartOwner } from './cart-owner.service.ts';
import { cartLimits } from './cart.limits.ts';
import { readCart, readMergedCart } from './cart.service.ts';

const cents = whole.meta({ meaning: 'US cents.' });

const optionsShape = shape({
  giftCardValue: cents.optional(),
  recipientEmail: text.optional(),
  recipientName: text.optional(),
  message: text.optional(),
  deliverOn: localDate.optional(),
  size: choice(Object.keys(canvasSizes) as CanvasSize[]).optional(),
  frame: choice(Object.keys(canvasFrames) as CanvasFrame[]).optional(),
  style: choice(Object.keys(canvasStyles) as CanvasStyle[]).optional(),
  trackId: text.optional(),
});

/** Something in a cart with the field names of spec §3; money in cents. */
const itemShape = named(
  'CartItem',
  shape({
    id: idNumber,
    productId: idNumber,
    variantId: idNumber,
    product: shape({
      id: idNumber,
      name: text,
      price: cents.meta({ meaning: 'What one costs now, in US cents.' }),
      imageUrls: listOf(text),
    }),
    quantity: whole,
    options: optionsShape,
    isAvailable: flag,
    availableQuantity: whole.nullable().meta({ meaning: 'Null: there is no end of them.' }),
  }),
);

const cartShape = named(
  'Cart',
  shape({
    items: listOf(itemShape),
    itemCount: whole,
    coupon: text.nullable(),
    quote: shape({
      subtotal: cents,
      discount: cents,
      shipping: cents,
      tax: cents,
      total: cents,
    }),
  }),
);

const sessionId = string().meta({
  meaning: 'The id under which the browser keeps its cart; needed unless somebody is logged in.',
});
const id = number()
  .integer(message('fields.integer'))
  .min(1, message('fields.integer'))
  .max(LARGEST_ID, message('fields.integer'));

/** What is put into a cart; a product stands for the first of its variants. */
const addedSchema = object({
  productId: id,
  variantId: id,
  price: number().meta({ meaning: 'US cents; has to be the price of one.' }),
});

const inQuery = { sessionId: text.optional() };

/** Carts on REST, with the paths of spec §7 and the fields of spec §3. */
export const cartEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/carts',
    audience: 'anyone',
    summary: 'The cart of whoever is logged in, else of the browser',
    query: inQuery,
    responses: { 200: json(cartShape) },
    handle: show,
  },
  {
    method: 'post',
    path: '/carts/items',
    audience: 'anyone',
    limit: cartLimits.change,
    summary: 'Put something into a cart',
    query: inQuery,
    body: addedSchema.shape({
      quantity: number().default(1),
      options: optionsShape.optional(),
      sessionId,
    }),
    responses: {
      200: json(itemShape, 'There is more of it than before.'),
      201: json(itemShape, 'It is in the cart.'),
    },
    failures: ['NOT_FOUND', 'CONFLICT'],
    handle: add,
  },
  {
    method: 'patch',
    path: '/carts/items/:itemId',
    audience: 'anyone',
    limit: cartLimits.change,
    summary: 'Change how many of something are in a cart',
    query: inQuery,
    body: changedQuantitySchema.shape({ sessionId }),
    responses: {
      200: json(itemShape),
      204: { description: 'There were to be fewer than one, so that it is removed.' },
    },
    failures: ['CONFLICT'],
    handle: update,
  },
  {
    method: 'delete',
    path: '/carts/items/:itemId',
    audience: 'anyone',
    limit: cartLimits.change,
    summary: 'Remove something from a cart',
    query: inQuery,
    responses: { 204: noContent },
    handle: remove,
  },
  {
    method: 'delete',
    path: '/carts',
    audience: 'anyone',
    limit: cartLimits.change,
    summary: 'Empty a cart',
    query: inQuery,
    responses: { 204: noContent },
    handle: clear,
  },
];

async function show(context: Context, request: RestRequest): Promise<Result> {
  const { user, visitor } = namedOwners(context, sessionIdOf(request));
  const { lines, itemCount, coupon, quote } =
    user && visitor
      ? await readMergedCart(context, user, visitor)
      : await readCart(context, user ?? visitor);
  const items = lines.filter(({ isSavedForLater }) => !isSavedForLater);
  const body: Shaped<typeof cartShape> = {
    items: await Promise.all(items.map((line) => itemBody(context, line))),
    itemCount,
    coupon: coupon?.code ?? null,
    quote: {
      subtotal: quote.subtotalCents,
      discount: quote.discountCents,
      shipping: quote.shippingCents,
      tax: quote.taxCents,
      total: quote.totalCents,
    },
  };
  return { body };
}

async function add(context: Context, request: RestRequest): Promise<Result> {
  const owner = await requireCartOwner(context, sessionIdOf(request));
  const { price, ...item } = validate(addedSchema, request.body);
  const { itemId, isNew } = await addCartItem(context, owner, {
    of: itemNamed(item),
    quantity: request.body.quantity,
    options: request.body.options,
    expectedCents: price,
  });
  return { status: isNew ? 201 : 200, body: await bodyOfItem(context, owner, itemId) };
}

async function update(context: Context, request: RestRequest): Promise<Result> {
  const item = await itemOfRequest(context, request);
  const { quantity } = validate(changedQuantitySchema, request.body);
  await setItemQuantity(context, item, { quantity });
  if (quantity < 1) return { status: 204 };
  return { body: await bodyOfItem(context, item.owner, item.itemId) };
}

async function remove(context: Context, request: RestRequest): Promise<Result> {
  await removeCartItem(context, await itemOfRequest(context, request));
  return { status: 204 };
}

async function clear(context: Context, request: RestRequest): Promise<Result> {
  await emptyCart(context, await requireCartOwner(context, sessionIdOf(request)));
  return { status: 204 };
}

/** In the address or in the body, as clients like it. */
function sessionIdOf({ query, body }: RestRequest): string | undefined {
  const { sessionId: given } = validate(object({ sessionId: string() }), body);
  return query.get('sessionId') ?? given;
}

async function itemOfRequest(context: Context, request: RestRequest) {
  const itemId = requireId(request.params.itemId, 'carts.itemNotFound');
  return { owner: await requireCartOwner(context, sessionIdOf(request)), itemId };
}

/** @throws DomainError BAD_USER_INPUT when nothing is named */
function itemNamed({
  productId,
  variantId,
}: Pick<InferType<typeof addedSchema>, 'productId' | 'variantId'>): AddedItem['of'] {
  if (variantId !== undefined) return { variantId, productId };
  if (productId === undefined) throw badInput({ productId: message('fields.required') });
  return { productId };
}

async function bodyOfItem(
  context: Context,
  owner: CartOwner,
  itemId: number,
): Promise<Shaped<typeof itemShape>> {
  const { lines } = await readCart(context, owner);
  const line = lines.find((found) => found.id === itemId);
  // Somebody may have removed it meanwhile.
  if (!line) throw new DomainError('NOT_FOUND', 'carts.itemNotFound');
  return itemBody(context, line);
}

async function itemBody(
  context: Context,
  line: CartLine<CartLineRow>,
): Promise<Shaped<typeof itemShape>> {
  const pictures = await productPicturesLoader(context).load(line.productId);
  return {
    id: line.id,
    productId: line.productId,
    variantId: line.variantId,
    product: {
      id: line.productId,
      name: line.name,
      price: line.unitCents,
      imageUrls: pictures.map(({ url }) => url),
    },
    quantity: line.quantity,
    options: line.options,
    isAvailable: line.availableQuantity !== 0,
    availableQuantity: line.availableQuantity,
  };
}
