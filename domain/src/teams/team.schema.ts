import { object } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';

/** Whom an owner invites, as it is typed. */
export const teamInvitationSchema = object({
  email: trimmed()
    .lowercase()
    .required(message('accounts.emailInvalid'))
    .email(message('accounts.emailInvalid'))
    .max(254),
});
export type TeamInvitationInput = InferType<typeof teamInvitationSchema>;
