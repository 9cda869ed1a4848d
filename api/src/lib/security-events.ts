import type { SocialProblem, SocialProvider } from '#domain/accounts/social.ts';
import type { MessageKey } from '#domain/messages/message.ts';

/** What happens to accounts, and what is refused, as the log names it. */
export type SecurityEvent =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'sessions-ended'
  | 'code-refused'
  | 'reauthentication-failed'
  | 'password-reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'email-change-requested'
  | 'email-changed'
  | 'email-change-undone'
  | 'two-factor-enabled'
  | 'two-factor-disabled'
  | 'recovery-codes-renewed'
  | 'identity-connected'
  | 'identity-disconnected'
  | 'deletion-requested'
  | 'made-administrator'
  | 'forbidden'
  | 'rate-limited';

/** What the log says about an event. Nothing that anybody typed belongs here. */
export interface SecurityFacts {
  /** Whose account it is about; whoever is logged in, unless it is given. */
  userId?: number | undefined;
  /** What somebody has signed in with, or tried to, or what it was done with instead. */
  by?:
    | SocialProvider
    | 'password'
    | 'password and code'
    | 'provider'
    | 'provider and code'
    | 'command';
  /** Why it was refused: a key of a message, or a problem with a provider. */
  why?: MessageKey | SocialProblem;
}

/**
 * Writes an event into the log, with when and, unless it was a command, from which address and in
 * which request it happened. To be called once what happened is committed.
 */
export type RecordEvent = (event: SecurityEvent, facts?: SecurityFacts) => void;
