import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';

/** A mailed link does not work; why is not told, for it may have been guessed. */
export function invalidLink(): DomainError {
  const text = message('accounts.resetLinkInvalid');
  return new DomainError('BAD_USER_INPUT', text.key, { fields: { token: text } });
}

/** What whoever follows a mailed link, logged in or out, is told of the account. */
export const maskedEmailField = {
  maskedEmail: {
    type: () => String,
    description: 'The address that the account has now, of which only the beginning is shown.',
  },
} as const;
