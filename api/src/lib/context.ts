import type { UserRow } from '#db/accounts/account.repository.ts';
import type { TransactionOptions } from '#db/lib/transaction.ts';
import type { EntityManager, Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import type { Budget } from './budget.ts';
import type { FetchText } from './fetch-text.ts';
import type { FileStore } from './files/file-store.ts';
import type { Parts } from './feature.ts';
import type { Demo } from './demo.ts';
import type { KeptFacts } from './kept-facts.ts';
import type { Live } from './live/live.ts';
import type { PaymentTools } from './payments/payable.ts';
import type { RateLimits } from './rate-limit.ts';
import type { SecretBox } from './secret-box.ts';
import type { RecordEvent } from './security-events.ts';
import type { SocialSettings } from './social-settings.ts';

/** What is known about the session of whoever acts. */
export interface ActingSession {
  tokenHash: Uint8Array;
  rememberMe: boolean;
}

/**
 * What services work with, on behalf of whoever acts: for a request, a socket, or with nobody there.
 * What only a request has is in {@link RequestContext} of `request-context.ts`.
 */
export interface Context {
  /** What it may still use. */
  readonly budget: Budget;
  /** The moment of what is done, epoch milliseconds: one for all decisions in it. */
  readonly now: number;
  /** Plain rows of what everybody may see; may come from a replica. */
  readonly reads: Sql;
  /** Plain rows that must include what was just written. */
  readonly sql: Sql;
  /** Runs `work` in a transaction of its own, again should it meet with a deadlock. */
  readonly transaction: <T>(
    work: (em: EntityManager) => Promise<T>,
    options?: TransactionOptions,
  ) => Promise<T>;
  /** Who is logged in, by the session and nothing else. */
  readonly user: UserRow | undefined;
  readonly session: ActingSession | undefined;
  /**
   * What the caller reads: the language chosen on the device, else that of the account, else the one
   * that the browser prefers. Not that of responses of the API, which are English (ADR 0010).
   */
  readonly language: Language;
  /** Where the product is reached, without a path: `https://roomtone.example`. */
  readonly origin: string;
  /** Whether people are only trying the product. */
  readonly demoMode: boolean;
  /** What there is to try it with, in demo mode. */
  readonly demo: Demo | undefined;
  /** Whom people can sign in with. */
  readonly social: SocialSettings;
  /** What secrets are kept with; undefined when no key is configured. */
  readonly secrets: SecretBox | undefined;
  /** What people have uploaded. */
  readonly files: FileStore;
  /** Fetches texts from addresses that people gave. */
  readonly fetchText: FetchText;
  /** What payments are made with. */
  readonly payments: PaymentTools;
  readonly rateLimits: RateLimits;
  /** What all features plug in. */
  readonly features: Parts;
  /** Writes what touches the security of an account into the log. */
  readonly record: RecordEvent;
  /** Told after a commit which public things have changed, as tags such as `studio:7`. */
  readonly changed: (tags: readonly string[]) => void;
  /** What is kept of what everybody may see. */
  readonly facts: KeptFacts;
  /** What people follow while they look at it. */
  readonly live: Live;
}

/** The logged-in user. @throws DomainError UNAUTHENTICATED when there is none. */
export function requireUser(
  context: Pick<Context, 'user'>,
  refusal: MessageKey = 'errors.unauthenticated',
): UserRow {
  if (!context.user) throw new DomainError('UNAUTHENTICATED', refusal);
  return context.user;
}

/** Whether somebody has to set up a second factor before they may act as an administrator. */
export function needsTwoFactor(
  { demoMode }: Pick<Context, 'demoMode'>,
  user: Pick<UserRow, 'role' | 'hasTwoFactor'>,
): boolean {
  return user.role === 'admin' && !demoMode && !user.hasTwoFactor;
}

/** Somebody who is logged in, as policies know them: by nothing that they chose themselves. */
export interface Actor {
  id: number;
  /** Whether they act as an administrator. */
  isStaff: boolean;
}

/** What of a context tells who acts. */
export type Acting = Pick<Context, 'user' | 'demoMode'>;

/** A user as policies know them, while they act. */
export function actorOf(
  context: Pick<Context, 'demoMode'>,
  user: Pick<UserRow, 'id' | 'role' | 'hasTwoFactor'>,
): Actor {
  return { id: user.id, isStaff: user.role === 'admin' && !needsTwoFactor(context, user) };
}

/** Who acts. @throws DomainError UNAUTHENTICATED when nobody is logged in. */
export function requireActor(context: Acting): Actor {
  return actorOf(context, requireUser(context));
}

/**
 * The logged-in administrator.
 * @throws DomainError UNAUTHENTICATED when nobody is logged in; FORBIDDEN to others, and outside demo
 * mode to administrators whose logins ask for no code.
 */
export function requireAdmin(context: Acting): UserRow {
  const user = requireUser(context);
  if (!requireActor(context).isStaff) throw forbidden(context);
  return user;
}

/** The refusal of what only others may do; to some administrators, with what they lack. */
export function forbidden(context: Acting, key: MessageKey = 'errors.forbidden'): DomainError {
  const lacksFactor = context.user && needsTwoFactor(context, context.user);
  return new DomainError('FORBIDDEN', lacksFactor ? 'accounts.twoFactorForAdmins' : key);
}
