import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOfAccount, statedBalance } from './ledger.ts';
import type { AccountKind } from './ledger.ts';
import { bookingOf, reconcile } from './reconciliation.ts';
import type { PaymentFigures, ProviderState } from './reconciliation.ts';

const opened: PaymentFigures = {
  status: 'opened',
  capturedCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  feeCents: 0,
};

const waiting: ProviderState = {
  phase: 'waiting',
  capturedCents: 0,
  refundedCents: 0,
  dispute: 'none',
  disputedCents: 0,
  feeCents: 0,
};

const paid: ProviderState = { ...waiting, phase: 'captured', capturedCents: 9000, feeCents: 300 };

const after = (...states: ProviderState[]) =>
  states.reduce((known, state) => reconcile(known, state).figures, opened);

describe('a payment', () => {
  test.each<[string, ProviderState[], PaymentFigures['status']]>([
    ['that waits for the payer', [waiting], 'requires-action'],
    ['that is reserved', [waiting, { ...waiting, phase: 'authorized' }], 'authorized'],
    ['that is captured before we look', [paid], 'captured'],
    ['that is refunded before we look', [{ ...paid, refundedCents: 9000 }], 'refunded'],
    ['that is cancelled', [waiting, { ...waiting, phase: 'cancelled' }], 'cancelled'],
    ['of which a refund came back', [{ ...paid, refundedCents: 9000 }, paid], 'captured'],
    [
      'of which one refund came back and one did not',
      [
        { ...paid, refundedCents: 9000 },
        { ...paid, refundedCents: 4000 },
      ],
      'partially-refunded',
    ],
    ['that is disputed', [paid, { ...paid, dispute: 'open', disputedCents: 9000 }], 'disputed'],
    [
      'that was disputed and is not any more',
      [
        { ...paid, refundedCents: 1000, dispute: 'open', disputedCents: 8000 },
        { ...paid, refundedCents: 1000, dispute: 'won', disputedCents: 8000 },
      ],
      'partially-refunded',
    ],
    ['lost before we look', [{ ...paid, dispute: 'lost', disputedCents: 9000 }], 'charged-back'],
  ])('%s', (_name, states, status) => {
    expect(after(...states).status).toBe(status);
  });

  test('says what has happened in the order in which it did', () => {
    const lost = { ...paid, refundedCents: 1000, dispute: 'lost', disputedCents: 8000 } as const;
    expect(reconcile(opened, lost)).toMatchObject({
      steps: [
        { action: 'capture', cents: 9000 },
        { action: 'refund-part', cents: 1000 },
        { action: 'dispute', cents: 8000 },
        { action: 'lose-dispute', cents: 8000 },
      ],
      newFeeCents: 300,
    });
  });

  const disputed = { ...paid, dispute: 'open', disputedCents: 9000 } as const;

  test('of which a dispute gives the payer a part has lost no more than that', () => {
    const lost = { ...disputed, dispute: 'lost', disputedCents: 4000 } as const;
    expect(reconcile(after(disputed), lost)).toMatchObject({
      steps: [
        { action: 'win-dispute-part', cents: 5000 },
        { action: 'lose-dispute', cents: 4000 },
      ],
      figures: { status: 'charged-back', disputedCents: 4000 },
    });
  });

  test('that is disputed as a whole after a part of it was misses the rest, too', () => {
    const more = reconcile(after({ ...disputed, disputedCents: 4000 }), disputed);
    expect(more).toMatchObject({
      steps: [{ action: 'dispute', cents: 5000 }],
      figures: { status: 'disputed', disputedCents: 9000 },
    });
  });

  test('that was captured is not forgotten because its provider has', () => {
    expect(() => reconcile(after(paid), { ...waiting, phase: 'cancelled' })).toThrow(/0 of 9000/);
  });

  test('that is cancelled cannot be captured', () => {
    const cancelled = after({ ...waiting, phase: 'cancelled' });
    expect(() => reconcile(cancelled, paid)).toThrow(/capture.*cancelled/);
  });
});

/** What a provider may say of a payment of $90 after another. */
const anyCourse = fc
  .array(
    fc.oneof(
      fc.constant('authorize' as const),
      fc.constant('capture' as const),
      fc.constant('cancel' as const),
      fc.integer({ min: 0, max: 9000 }),
      fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
      fc.integer({ min: 0, max: 9000 }).map((disputedCents) => ({ disputedCents })),
    ),
    { maxLength: 12 },
  )
  .map((events) => {
    const states = [waiting];
    for (const event of events) {
      const last = states.at(-1)!;
      const isOver = last.dispute === 'lost' || last.phase === 'cancelled';
      const isCaptured = last.phase === 'captured';
      if (isOver) continue;
      if (typeof event === 'number') {
        if (isCaptured) states.push({ ...last, refundedCents: event });
      } else if (typeof event === 'object') {
        if (last.dispute === 'open') states.push({ ...last, ...event });
      } else if (event === 'open') {
        if (isCaptured) states.push({ ...last, dispute: 'open', disputedCents: 9000 });
      } else if (event === 'won' || event === 'lost') {
        if (last.dispute === 'open') states.push({ ...last, dispute: event });
      } else if (event === 'capture') {
        if (!isCaptured) states.push({ ...last, ...paid });
      } else if (!isCaptured) {
        states.push({ ...last, phase: event === 'cancel' ? 'cancelled' : 'authorized' });
      }
    }
    return states;
  });

describe('whatever happens at the provider', () => {
  test('the second look finds nothing new', () => {
    fc.assert(
      fc.property(anyCourse, (states) => {
        const last = states.at(-1)!;
        const again = reconcile(after(...states), last);
        expect(again.steps).toEqual([]);
        expect(again.newFeeCents).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('what is booked is what is there, also when some of it was never looked at', () => {
    fc.assert(
      fc.property(anyCourse, fc.func(fc.boolean()), (states, isSeen) => {
        const balances = new Map<AccountKind, number>();
        const balance = (account: AccountKind) =>
          statedBalance(account, balances.get(account) ?? 0);
        const seen = states.filter((state, index) => index === states.length - 1 || isSeen(state));
        let known = opened;
        for (const state of seen) {
          const { steps, figures } = reconcile(known, state);
          for (const step of steps) {
            for (const { account, cents } of bookingOf(step, 1, balance('deposit'))?.postings ??
              []) {
              const kind = kindOfAccount(account);
              balances.set(kind, (balances.get(kind) ?? 0) + cents);
            }
          }
          known = figures;
        }
        const { capturedCents, refundedCents, status } = known;
        const isGone = status === 'disputed' || status === 'charged-back';
        const disputed = isGone ? known.disputedCents : 0;
        expect(balance('provider')).toBe(capturedCents - refundedCents - disputed);
        expect(balance('disputes')).toBe(status === 'disputed' ? disputed : 0);
        expect(balance('deposit')).toBeGreaterThanOrEqual(0);
        expect([...balances.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });
});
