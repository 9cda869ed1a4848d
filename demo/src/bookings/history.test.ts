import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestExpiry } from '#domain/bookings/lifecycle.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { seeded } from '#demo/lib/random.ts';
import { historyOf } from './history.ts';
import type { Fate } from './history.ts';

const createdAt = Date.parse('2026-11-21T10:00:00Z');

function history(fate: Fate, options: { instant?: boolean; lead?: number; seed?: number } = {}) {
  const { instant = false, lead = 72, seed = 1 } = options;
  const startsAt = createdAt + lead * HOUR_MS;
  const times = { createdAt, startsAt, endsAt: startsAt + 2 * HOUR_MS };
  return historyOf({ musicianId: 7, ownerId: 8, instant, ...times }, fate, seeded(seed));
}

const told = (steps: ReturnType<typeof history>) =>
  steps.map(({ to, actor, userId }) => `${to} by ${actor} ${userId ?? ''}`.trim());

describe('the history of a booking', () => {
  it.each([
    ['kept', ['pending by musician 7', 'confirmed by owner 8', 'completed by system']],
    [
      'cancelled-by-musician',
      ['pending by musician 7', 'confirmed by owner 8', 'cancelled by musician 7'],
    ],
    [
      'cancelled-by-owner',
      ['pending by musician 7', 'confirmed by owner 8', 'cancelled by owner 8'],
    ],
    ['declined', ['pending by musician 7', 'declined by owner 8']],
    ['ignored', ['pending by musician 7', 'expired by system']],
  ] as const)('of a request that is %s', (fate, steps) => {
    expect(told(history(fate))).toEqual(steps);
  });

  it('begins with two steps at once where it is instant, whatever the owner does', () => {
    for (const fate of ['kept', 'declined', 'ignored'] as const) {
      const steps = history(fate, { instant: true });
      expect(told(steps)).toEqual([
        'pending by musician 7',
        'confirmed by system',
        'completed by system',
      ]);
      expect(steps[1]!.at).toBe(createdAt);
    }
  });

  it('runs forward: answered before it expires, cancelled before it starts', () => {
    const fates = fc.constantFrom<Fate>('kept', 'cancelled-by-musician', 'declined', 'ignored');
    const leads = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(fates, fc.boolean(), leads, fc.nat(), (fate, instant, lead, seed) => {
        const steps = history(fate, { instant, lead, seed });
        const startsAt = createdAt + lead * HOUR_MS;
        const instants = steps.map(({ at }) => at);
        expect(instants).toEqual(instants.toSorted((a, b) => a - b));
        const bounds = {
          pending: createdAt,
          confirmed: requestExpiry(createdAt, startsAt) - 1,
          declined: requestExpiry(createdAt, startsAt) - 1,
          expired: requestExpiry(createdAt, startsAt),
          cancelled: startsAt - 1,
          completed: startsAt + 2 * HOUR_MS,
        };
        for (const { to, at } of steps) expect(at).toBeLessThanOrEqual(bounds[to]);
      }),
    );
  });
});
