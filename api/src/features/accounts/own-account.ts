import { number } from 'yup';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';

/** An id in a payload that can only be that of whoever is logged in. */
export const ownUserId = number().meta({ meaning: 'That of whoever is logged in.' });

/**
 * The acting user follows from the session; a payload may repeat their id but not choose another.
 * @throws DomainError FORBIDDEN
 */
export function requireOwnUserId(userId: unknown, user: UserRow): void {
  if (userId === undefined || userId === null || Number(userId) === user.id) return;
  throw new DomainError('FORBIDDEN', 'accounts.userMismatch', {
    fields: { userId: message('accounts.userMismatch') },
  });
}
