import { insertGreeting, latestGreetings } from '#db/guestbook/greeting.repository.ts';
import type { GreetingRow } from '#db/guestbook/greeting.repository.ts';
import type { GreetingInput } from '#domain/guestbook/greeting.schema.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { guestbookLimits } from './guestbook.limits.ts';

const SHOWN = 20;

/** The latest greetings, newest first. */
export async function readGuestbook({ reads }: Context): Promise<GreetingRow[]> {
  return latestGreetings(reads, SHOWN);
}

/**
 * Writes into the guestbook.
 * @returns the latest greetings, with this one
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED
 */
export async function signGuestbook(
  context: Context,
  { text }: GreetingInput,
): Promise<GreetingRow[]> {
  const { id } = requireUser(context);
  await context.rateLimits.consume(guestbookLimits.greeting, id);
  await insertGreeting(context.sql, id, text);
  return latestGreetings(context.sql, SHOWN);
}
