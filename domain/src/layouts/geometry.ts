import { SPEED_OF_SOUND } from './acoustics.ts';
import { sized, sizedThings, wallNames } from './room-plan.ts';
import type { Point, RoomPlan, SizedThing, Thing, WallName } from './room-plan.ts';

/** Where one sits in a room, as a share of its length from the front wall: away from the peaks of its modes. */
export const LISTENING_SHARE = 0.38;

export function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/**
 * Where one listens and where the loudspeakers stand: in the middle of the width, 38 % of the length from the
 * front wall, and the three in a triangle of equal sides. Loudspeakers look at the listener.
 * @param base meters between the loudspeakers
 */
export function listeningTriangle(
  { width, length }: Pick<RoomPlan, 'width' | 'length'>,
  base: number,
): Thing[] {
  const [x, y] = [width / 2, length * LISTENING_SHARE];
  const front = y - (base * Math.sqrt(3)) / 2;
  return [
    { kind: 'listener', id: 'listener', x, y },
    { kind: 'monitor', id: 'left', x: x - base / 2, y: front, turn: -30 },
    { kind: 'monitor', id: 'right', x: x + base / 2, y: front, turn: 30 },
  ];
}

/** `count` places on a part of a circle, each looking at its middle. Angles in degrees, 0 being to the right. */
export function arc(
  middle: Point,
  radius: number,
  [from, to]: readonly [number, number],
  count: number,
): (Point & { turn: number })[] {
  return Array.from({ length: count }, (_, index) => {
    const degrees = count === 1 ? from : from + ((to - from) * index) / (count - 1);
    const angle = (degrees * Math.PI) / 180;
    return {
      x: middle.x + radius * Math.cos(angle),
      y: middle.y + radius * Math.sin(angle),
      turn: degrees + 90,
    };
  });
}

/** The corners of a thing where it stands, clockwise. */
export function cornersOf(thing: Thing): Point[] {
  const { x, y, width, depth, turn = 0 } = sized(thing);
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const signs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return signs.map(([right, down]) => {
    const [a, b] = [(right * width) / 2, (down * depth) / 2];
    return { x: x + a * cos - b * sin, y: y + a * sin + b * cos };
  });
}

/** What stands at a point: the smallest where there are several; undefined on the bare floor. */
export function thingAt(things: readonly SizedThing[], point: Point): SizedThing | undefined {
  return things
    .filter((thing) => isOn(thing, point))
    .toSorted((one, other) => one.width * one.depth - other.width * other.depth)[0];
}

function isOn({ x, y, width, depth, turn = 0 }: SizedThing, point: Point): boolean {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [point.x - x, point.y - y];
  const right = dx * Math.cos(angle) - dy * Math.sin(angle);
  const down = dx * Math.sin(angle) + dy * Math.cos(angle);
  // What lies against a wall ends there, give or take what numbers lose on the way.
  const slack = 1e-9;
  return Math.abs(right) <= width / 2 + slack && Math.abs(down) <= depth / 2 + slack;
}

/** Meters within which a point that is pressed is taken for a corner. */
const SNAP = 0.25;

/** The nearest corner or middle of the room or of something in it; the point itself where there is none near. */
export function snapped(plan: RoomPlan, things: readonly SizedThing[], point: Point): Point {
  const { width, length } = plan;
  const inside = {
    x: Math.min(width, Math.max(0, point.x)),
    y: Math.min(length, Math.max(0, point.y)),
  };
  const corners = [0, width].flatMap((x) => [0, length].map((y) => ({ x, y })));
  const places = [...corners, ...things.flatMap((thing) => [thing, ...cornersOf(thing)])];
  const [nearest] = places
    .map((place) => ({ x: place.x, y: place.y, way: distanceBetween(place, inside) }))
    .toSorted((one, other) => one.way - other.way);
  return nearest && nearest.way <= SNAP ? { x: nearest.x, y: nearest.y } : inside;
}

export interface Reflection {
  wall: WallName;
  /** Where it leaves the wall. */
  point: Point;
  /** Meters from what sounds to what hears it. */
  way: number;
  /** Milliseconds after what comes straight. */
  delay: number;
}

/**
 * The first reflections between two points, off each of the four walls, the earliest first. Each is found from
 * the image of the source behind its wall (J. B. Allen and D. A. Berkley, 1979): what it goes through is not
 * asked.
 */
export function firstReflections(
  { width, length }: Pick<RoomPlan, 'width' | 'length'>,
  source: Point,
  receiver: Point,
): Reflection[] {
  const direct = distanceBetween(source, receiver);
  const walls = {
    front: { axis: 'y', at: 0 },
    right: { axis: 'x', at: width },
    back: { axis: 'y', at: length },
    left: { axis: 'x', at: 0 },
  } as const;
  return wallNames
    .map((wall) => {
      const { axis, at } = walls[wall];
      const image = { ...source, [axis]: 2 * at - source[axis] };
      const way = distanceBetween(image, receiver);
      const share = (at - image[axis]) / (receiver[axis] - image[axis]);
      const point = {
        x: image.x + share * (receiver.x - image.x),
        y: image.y + share * (receiver.y - image.y),
        [axis]: at,
      };
      return { wall, point, way, delay: ((way - direct) / SPEED_OF_SOUND) * 1000 };
    })
    .toSorted((one, other) => one.way - other.way);
}

export interface SoundPath {
  from: SizedThing;
  to: SizedThing;
  reflections: Reflection[];
}

/** How sound gets about in a room: each of its paths with its first reflections. */
export function soundPaths(plan: RoomPlan): SoundPath[] {
  const things = sizedThings(plan);
  return plan.paths.flatMap(([source, receiver]) => {
    const from = things.find(({ id }) => id === source);
    const to = things.find(({ id }) => id === receiver);
    return from && to ? [{ from, to, reflections: firstReflections(plan, from, to) }] : [];
  });
}

/** Things of one kind and size, and how many there are. */
export interface ThingGroup {
  thing: SizedThing;
  count: number;
}

/** The things of a plan, those alike together, in the order in which they come first. */
export function groupedThings(plan: RoomPlan): ThingGroup[] {
  const groups = new Map<string, ThingGroup>();
  for (const thing of sizedThings(plan)) {
    const key = keyOf(thing);
    const group = groups.get(key) ?? { thing, count: 0 };
    group.count += 1;
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The same for things that are alike. */
export function keyOf({ kind, width, depth, height }: SizedThing): string {
  return [kind, width, depth, height].join(' ');
}
