import { addDays, isLocalDate, startOfUtcDay } from '#domain/time/calendar.ts';

/** From an instant to before another, epoch milliseconds. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** A month in UTC, of its name such as `2026-12`; undefined for what names none. */
export function monthSpan(month: string): TimeSpan | undefined {
  const first = `${month}-01`;
  if (!isLocalDate(first)) return undefined;
  // The longest month has 31 days.
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: startOfUtcDay(first), to: startOfUtcDay(next) };
}

/** What changes what an owner has to their credit. */
export type StatementLineKind = 'earning' | 'refund' | 'payout' | 'payout-returned';

/** A line of a statement, in cents: what makes the balance less is below zero. */
export interface StatementLine {
  kind: StatementLineKind;
  /** Epoch milliseconds. */
  at: number;
  cents: number;
}

/** A statement of what an owner has to their credit, in cents. */
export interface Statement<Line extends StatementLine> {
  openingCents: number;
  /** First things first, each with the balance after it. */
  lines: (Line & { balanceCents: number })[];
  closingCents: number;
}

/**
 * A statement of these lines, between two balances that the books say.
 * @throws RangeError when it does not add up
 */
export function composeStatement<Line extends StatementLine>(
  { openingCents, closingCents }: { openingCents: number; closingCents: number },
  lines: readonly Line[],
): Statement<Line> {
  let balanceCents = openingCents;
  const running = lines
    .toSorted((one, other) => one.at - other.at)
    .map((line) => ({ ...line, balanceCents: (balanceCents += line.cents) }));
  if (balanceCents !== closingCents) {
    throw new RangeError(
      `A statement comes to ${balanceCents} cents, the books to ${closingCents}.`,
    );
  }
  return { openingCents, lines: running, closingCents };
}
