import { number } from 'yup';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Topic } from '#api/lib/live/topic.ts';

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

/** A topic about what is somebody's own, which nobody else may follow. */
export function ownTopic(name: string, messageType: string): Topic<{ userId: number }> {
  return {
    name,
    messageType,
    audience: 'personal',
    params: ['userId'],
    async admit(context, asked) {
      const user = requireUser(context);
      requireOwnUserId(asked.userId, user);
      return { userId: user.id };
    },
  };
}
