import type { Random } from '#demo/lib/random.ts';
import type { DayWindow, Window } from './hours.ts';
import type { Facts } from './writing/line.ts';
import { lines } from './writing/line.ts';
import type { Writer } from './writing/writer.ts';

export interface DemoException {
  /** Days after the day on which the demo data is loaded; negative before it. */
  dayOffset: number;
  /** What replaces the weekly hours; none means closed. */
  windows: Window[];
  reason: string;
}

const closed = lines(
  'Public holiday',
  'Closed for maintenance',
  'Private event',
  'Electrical inspection',
  'Annual fire inspection',
  'Booked for a residency',
  'Deep clean',
  'Internet line being replaced',
  '[solo] Away for a wedding',
  '[solo] Family celebration',
  '[solo] On the road with a band',
  '[home-studios] Guests staying in the house',
  '[team] Staff day out',
  '[air-conditioning] Air-conditioning service',
  '[orchestral] Concert in the hall',
  '[desk] Console recap',
  '[kit] Every head on the drums being changed',
);

const openingLate = lines(
  'Opening late: fire alarm test',
  'Opening late: delivery in the morning',
  '[!home-studios] Opening late: staff meeting',
  '[grand] Opening late: piano tuning',
  '[upright] Opening late: piano tuning',
  '[desk] Opening late: technician at the console',
  '[tape] Opening late: tape machine being lined up',
  '[speakers] Opening late: new speaker cables',
  '[camera] Opening late: lights being rehung',
);

const closingEarly = lines(
  'Closing early: street party outside',
  'Closing early: power cut announced',
  'Closing early: school concert',
  '[home-studios] Closing early: birthday in the house',
  '[team] Closing early: an engineer’s farewell',
);

const NOON = 720;
const SIX = 1080;
const SHORTEST = 120;

/** Up to four days, all different, on which the hours differ from the weekly ones. */
export function chooseExceptions(
  hours: readonly DayWindow[],
  facts: Facts,
  writer: Writer,
  random: Random,
): DemoException[] {
  const count = random.pick([0, 0, 1, 1, 1, 2, 2, 3, 4]);
  const offsets = random.sample(allOffsets, count).toSorted((a, b) => a - b);
  const usual = random.pick(hours);
  const said = new Set<string>();
  return offsets.flatMap((dayOffset) => {
    const { pool, windows } = chooseChange(usual, random);
    const reason = writer.say(pool, facts, random, said);
    return reason === undefined ? [] : [{ dayOffset, windows, reason }];
  });
}

const allOffsets = Array.from({ length: 111 }, (_, index) => index - 20);

function chooseChange({ opensMinute, closesMinute }: DayWindow, random: Random) {
  const late = { opensMinute: Math.max(opensMinute, NOON) + 60, closesMinute };
  const early = { opensMinute, closesMinute: Math.min(closesMinute, SIX) };
  const changes = [
    { pool: closed, windows: [] },
    { pool: openingLate, windows: [late] },
    { pool: closingEarly, windows: [early] },
  ];
  return random.pick(
    changes.filter(({ windows: [window] }) => !window || lasts(window) >= SHORTEST),
  );
}

function lasts({ opensMinute, closesMinute }: Window): number {
  return closesMinute - opensMinute;
}
