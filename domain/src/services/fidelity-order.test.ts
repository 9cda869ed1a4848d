import { describe, expect, test } from 'vitest';
import {
  fidelityActions,
  fidelityDueAt,
  fidelityStates,
  nextFidelityState,
  possibleFidelityActions,
  revisionsLeft,
} from './fidelity-order.ts';
import type { FidelityFacts, FidelityParty } from './fidelity-order.ts';

const facts: FidelityFacts = {
  status: 'queued',
  quality: 'standard',
  revisionsUsed: 0,
  hasNewMix: true,
};
const parties: readonly FidelityParty[] = ['customer', 'engineer', 'payment'];

test('what can happen, from where and by whom, is this and nothing else', () => {
  const found = fidelityStates.flatMap((status) =>
    parties.flatMap((party) =>
      fidelityActions.flatMap((action) => {
        const next = nextFidelityState({ ...facts, status }, action, party);
        return next ? [`${party}: ${status} → ${next}`] : [];
      }),
    ),
  );
  expect(found).toEqual([
    'customer: awaiting-payment → cancelled',
    'engineer: awaiting-payment → cancelled',
    'payment: awaiting-payment → queued',
    'payment: awaiting-payment → cancelled',
    'customer: queued → cancelled',
    'engineer: queued → in-progress',
    'engineer: queued → cancelled',
    'payment: queued → cancelled',
    'engineer: in-progress → delivered',
    'customer: delivered → revision-requested',
    'customer: delivered → approved',
    'engineer: revision-requested → delivered',
  ]);
});

test('nothing is delivered that is not there', () => {
  const order = { ...facts, status: 'in-progress', hasNewMix: false } as const;
  expect(possibleFidelityActions(order, 'engineer')).toEqual([]);
});

describe('revisions', () => {
  test.each([
    ['standard', 2],
    ['premium', 4],
  ] as const)('%s has %i', (quality, count) => {
    const order = { ...facts, status: 'delivered', quality } as const;
    const last = { ...order, revisionsUsed: count - 1 };
    expect(revisionsLeft(last)).toBe(1);
    expect(possibleFidelityActions(last, 'customer')).toContain('request-revision');
    const none = { ...order, revisionsUsed: count };
    expect(revisionsLeft(none)).toBe(0);
    expect(possibleFidelityActions(none, 'customer')).toEqual(['approve']);
  });

  test('platinum has as many as it takes', () => {
    const order = {
      ...facts,
      status: 'delivered',
      quality: 'platinum',
      revisionsUsed: 99,
    } as const;
    expect(revisionsLeft(order)).toBeNull();
    expect(possibleFidelityActions(order, 'customer')).toContain('request-revision');
  });
});

test('the first version is due 7, 5 or 3 days after work has begun', () => {
  const startedAt = Date.parse('2026-12-01T12:00:00Z');
  const due = (['standard', 'premium', 'platinum'] as const).map((quality) =>
    new Date(fidelityDueAt(quality, startedAt)).toISOString(),
  );
  expect(due).toEqual([
    '2026-12-08T12:00:00.000Z',
    '2026-12-06T12:00:00.000Z',
    '2026-12-04T12:00:00.000Z',
  ]);
});
