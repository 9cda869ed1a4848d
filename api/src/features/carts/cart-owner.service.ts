import { findCart, lockCart, mergeCarts, openCart } from '#db/carts/cart.repository.ts';
import type { CartOwner } from '#db/carts/cart.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { cartSessionSchema } from '#domain/carts/cart-item.schema.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import type { Context } from '#api/lib/context.ts';

/** The id under which a visitor's browser keeps its cart, as a call brings it. */
type SessionId = string | null | undefined;

/** Whose carts a call names. */
export interface NamedOwners {
  /** Whoever is logged in. */
  user: { userId: number } | undefined;
  /** The browser. */
  visitor: { sessionId: string } | undefined;
}

/** Whose carts a call names. @throws DomainError BAD_USER_INPUT for what can be no session id */
export function namedOwners({ user }: Pick<Context, 'user'>, sessionId: SessionId): NamedOwners {
  const { sessionId: known } = validate(cartSessionSchema, { sessionId });
  return {
    user: user && { userId: user.id },
    visitor: known === '' ? undefined : { sessionId: known },
  };
}

/**
 * Whose cart a call is about: that of whoever is logged in, else the visitor's. What a visitor has
 * put together becomes part of their own cart once they are logged in, with the first call.
 * @returns undefined for a visitor whose browser keeps no cart
 * @throws DomainError BAD_USER_INPUT for what can be no session id
 */
export async function findCartOwner(
  context: Context,
  sessionId: SessionId,
): Promise<CartOwner | undefined> {
  const { user, visitor } = namedOwners(context, sessionId);
  if (user && visitor) await adoptVisitorCart(context, user, visitor);
  return user ?? visitor;
}

/** As {@link findCartOwner}. @throws DomainError BAD_USER_INPUT also when a visitor has no session id */
export async function requireCartOwner(context: Context, sessionId: SessionId): Promise<CartOwner> {
  const owner = await findCartOwner(context, sessionId);
  if (!owner) throw badInput({ sessionId: message('fields.required') });
  return owner;
}

/** Puts what a visitor has in their cart into a user's. There is nothing left to do so again with. */
async function adoptVisitorCart(
  { sql, now, transaction }: Context,
  user: CartOwner,
  visitor: CartOwner,
): Promise<void> {
  if (!(await findCart(sql, visitor))) return;
  await transaction(async (em) => {
    const db = sqlOf(em);
    const into = await openCart(db, user, now);
    const from = await lockCart(db, visitor);
    if (from) await mergeCarts(db, { from, into });
  });
}
