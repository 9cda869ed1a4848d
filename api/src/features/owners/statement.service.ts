import { findSessions } from '#db/owners/session.repository.ts';
import type { SessionRow } from '#db/owners/session.repository.ts';
import { listItemsOf } from '#db/payouts/payout-item.repository.ts';
import type { PayoutItemRow } from '#db/payouts/payout-item.repository.ts';
import { listPayoutLines, ownerBalanceBefore } from '#db/payouts/statement.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { composeStatement, monthSpan } from '#domain/payouts/statement.ts';
import type { Statement, StatementLine } from '#domain/payouts/statement.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';

/** A line of a statement, with what it is about where that is a session. */
export interface OwnerStatementLine extends StatementLine {
  item?: PayoutItemRow & SessionRow;
}

export interface OwnerStatement extends Statement<OwnerStatementLine> {
  /** Such as `2026-12`. */
  month: string;
  ownerName: string;
}

/**
 * What whoever asks has earned by sessions that were paid for through us, and was sent, in a month of UTC,
 * between two balances. Nobody gets anybody else's, for whomever they work.
 * @throws DomainError UNAUTHENTICATED; BAD_USER_INPUT for what is no month, or has not begun
 */
export async function statementOf(
  context: Pick<Context, 'user' | 'transaction' | 'now'>,
  month: string,
): Promise<OwnerStatement> {
  const { id, name } = requireUser(context);
  const span = monthSpan(month);
  if (!span || span.from > context.now) throw badInput({ month: message('payouts.month') });
  // Of one moment, or it would not add up while something is booked.
  const options = { readOnly: true, isSnapshot: true };
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const openingCents = await ownerBalanceBefore(db, id, span.from);
    const closingCents = await ownerBalanceBefore(db, id, span.to);
    const items = await listItemsOf(db, id, span);
    const sessions = await findSessions(db, [...new Set(items.map(({ bookingId }) => bookingId))]);
    const sessionOf = new Map(sessions.map((session) => [session.bookingId, session]));
    const itemLines = items.map((item) => ({
      kind: item.kind,
      at: item.at,
      cents: item.netCents,
      item: { ...item, ...sessionOf.get(item.bookingId)! },
    }));
    const lines: OwnerStatementLine[] = [...itemLines, ...(await listPayoutLines(db, id, span))];
    return { month, ownerName: name, ...composeStatement({ openingCents, closingCents }, lines) };
  }, options);
}
