import { expect, test } from 'vitest';
import { gearRows } from './comparison-gear.ts';

const studio = (...gear: [string, string][]) => ({
  equipment: gear.map(([category, name]) => ({ category, name })),
});

test('gear stands side by side by its kind, with how many have it', () => {
  const rows = gearRows([
    studio(['drums', 'Kit'], ['microphones', 'SM57'], ['microphones', 'U87']),
    studio(['microphones', 'SM57'], ['console', 'Desk']),
  ]);
  expect(rows).toEqual([
    { kind: 'drums', items: [[{ name: 'Kit', owners: 1 }], []], differs: true },
    {
      kind: 'microphones',
      items: [
        [
          { name: 'SM57', owners: 2 },
          { name: 'U87', owners: 1 },
        ],
        [{ name: 'SM57', owners: 2 }],
      ],
      differs: true,
    },
    { kind: 'console', items: [[], [{ name: 'Desk', owners: 1 }]], differs: true },
  ]);
});

test('gear that all have does not differ, whatever its order', () => {
  const [row] = gearRows([
    studio(['pa', 'Left'], ['pa', 'Right']),
    studio(['pa', 'Right'], ['pa', 'Left']),
  ]);
  expect(row?.differs).toBe(false);
  expect(gearRows([])).toEqual([]);
  expect(gearRows([studio(), studio()])).toEqual([]);
});
