import { describe, expect, test } from 'vitest';
import { cornersOf, soundPaths, thingAt } from './geometry.ts';
import { roomPlans } from './plans.ts';
import { kindOf, sizedThings } from './room-plan.ts';
import type { Opening, Point, RoomPlan, Thing } from './room-plan.ts';

/** Whether two convex shapes have something of the floor in common: no line parts them. */
function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  const axes = [one, other].flatMap((shape) =>
    shape.map((corner, index) => {
      const next = shape[(index + 1) % shape.length]!;
      return { x: corner.y - next.y, y: next.x - corner.x };
    }),
  );
  return axes.every((axis) => {
    const [a, b] = [one, other].map((shape) => shape.map(({ x, y }) => x * axis.x + y * axis.y));
    const slack = 0.01 * Math.hypot(axis.x, axis.y);
    return Math.max(...a!) > Math.min(...b!) + slack && Math.max(...b!) > Math.min(...a!) + slack;
  });
}

/** Half a meter of floor before a door, in which nothing may stand. */
function wayIn(plan: RoomPlan, { wall, from, width }: Opening): Point[] {
  const [near, far] = [0, 0.5].map((inside) => {
    const at = {
      front: inside,
      left: inside,
      back: plan.length - inside,
      right: plan.width - inside,
    };
    return at[wall];
  });
  const isAlongX = wall === 'front' || wall === 'back';
  const corner = (along: number, across: number) =>
    isAlongX ? { x: along, y: across } : { x: across, y: along };
  return [
    corner(from, near!),
    corner(from + width, near!),
    corner(from + width, far!),
    corner(from, far!),
  ];
}

const nameOf = ({ kind, x, y }: Thing) => `${kind} at ${x.toFixed(2)}, ${y.toFixed(2)}`;

describe.each<RoomPlan>(roomPlans)('the plan $id', (plan) => {
  const solid = plan.things.filter((thing) => !kindOf(thing).sharesPlace);

  test('has everything within its walls', () => {
    const outside = plan.things.filter((thing) =>
      cornersOf(thing).some(({ x, y }) => Math.min(x, y, plan.width - x, plan.length - y) < -0.001),
    );
    expect(outside.map(nameOf)).toEqual([]);
  });

  test('has no two things in one place', () => {
    const pairs = solid.flatMap((one, index) =>
      solid
        .slice(index + 1)
        .filter((other) => overlap(cornersOf(one), cornersOf(other)))
        .map((other) => `${nameOf(one)} and ${nameOf(other)}`),
    );
    expect(pairs).toEqual([]);
  });

  test('lets people in', () => {
    const doors = plan.openings.filter(({ kind }) => kind === 'door');
    expect(doors.length).toBeGreaterThan(0);
    for (const door of doors) {
      const way = wayIn(plan, door);
      expect(solid.filter((thing) => overlap(cornersOf(thing), way)).map(nameOf)).toEqual([]);
    }
  });

  test('has openings that fit into their walls', () => {
    for (const { wall, from, width, height } of plan.openings) {
      const long = wall === 'front' || wall === 'back' ? plan.width : plan.length;
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from + width).toBeLessThanOrEqual(long);
      expect(height).toBeLessThan(plan.height);
    }
  });

  test('has paths between things that it has', () => {
    expect(plan.paths.length).toBeGreaterThan(0);
    expect(soundPaths(plan)).toHaveLength(plan.paths.length);
  });
});

test('the control room has an absorber wherever a first reflection leaves a side', () => {
  const plan = roomPlans.find(({ id }) => id === 'control-room')!;
  const panels = sizedThings(plan).filter(({ kind }) => kind === 'absorber');
  const points = soundPaths(plan).flatMap(({ reflections }) =>
    reflections.filter(({ wall }) => wall === 'left' || wall === 'right').map(({ point }) => point),
  );
  expect(points).toHaveLength(4);
  expect(points.filter((point) => !thingAt(panels, point))).toEqual([]);
});
