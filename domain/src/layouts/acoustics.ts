import { kindOf, sizedThings, surfaceNames } from './room-plan.ts';
import type { RoomPlan } from './room-plan.ts';

/** Hz of the octaves for which reverberation is computed. */
export const bands = [125, 500, 2000] as const;
type Coefficients = readonly [number, number, number];

/**
 * How much of the sound that meets a material does not come back, in the octaves of {@link bands}, from 0 to 1:
 * from the tables of F. A. Everest and K. C. Pohlmann, Master Handbook of Acoustics (appendix), seats from
 * L. L. Beranek, doors from M. Vorländer, Auralization (annex). What small samples measure as more than 0.95 is
 * taken as that.
 */
export const materials = {
  concrete: [0.01, 0.02, 0.02],
  brick: [0.03, 0.03, 0.05],
  plasterboard: [0.29, 0.05, 0.07],
  wood: [0.15, 0.1, 0.06],
  panelling: [0.28, 0.17, 0.1],
  carpet: [0.02, 0.14, 0.6],
  glass: [0.18, 0.04, 0.02],
  door: [0.14, 0.06, 0.1],
  curtain: [0.14, 0.55, 0.7],
  upholstery: [0.49, 0.8, 0.82],
  mineralWool: [0.84, 0.95, 0.95],
  tiles: [0.76, 0.83, 0.95],
} as const satisfies Readonly<Record<string, Coefficients>>;

export type Material = keyof typeof materials;

/** What air takes from each meter of way, four times over (4m), at 20 °C and 50 % humidity: ISO 9613-1. */
const air: Coefficients = [0.0004, 0.0025, 0.0091];

/** Meters that sound goes in a second, at 20 °C. */
export const SPEED_OF_SOUND = 343;

type Size = Pick<RoomPlan, 'width' | 'length' | 'height'>;

/** Of the floor, in square meters. */
export function areaOf({ width, length }: Pick<Size, 'width' | 'length'>): number {
  return width * length;
}

/** In cubic meters. */
export function volumeOf({ width, length, height }: Size): number {
  return width * length * height;
}

/** The three lengths of a room by the shortest of them, which is the first and 1. */
export function ratioOf({ width, length, height }: Size): [number, number, number] {
  const [low, middle, high] = [width, length, height].toSorted((one, other) => one - other);
  return [1, middle! / low!, high! / low!];
}

export interface Mode {
  /** Between which walls it stands. */
  axis: 'length' | 'width' | 'height';
  /** How many half waves it has there. */
  order: number;
  hz: number;
}

/**
 * The lowest axial modes of a room with parallel walls, from the lowest on: f = n·c ÷ 2L (Lord Rayleigh, The
 * Theory of Sound, §267, with two of the three orders 0).
 */
export function axialModes(size: Size, count: number): Mode[] {
  const orders = Array.from({ length: count }, (_, index) => index + 1);
  return (['length', 'width', 'height'] as const)
    .flatMap((axis) =>
      orders.map((order) => ({ axis, order, hz: (order * SPEED_OF_SOUND) / (2 * size[axis]) })),
    )
    .toSorted((one, other) => one.hz - other.hz)
    .slice(0, count);
}

/**
 * How long sound takes to lose 60 dB in each of the {@link bands}, in seconds: T = 24·ln 10·V ÷ (c·(A + 4m·V)),
 * which is W. C. Sabine's 0.161·V ÷ A in meters (Collected Papers on Acoustics, 1922; also ISO 354) with what
 * air absorbs. A is each surface times what its material absorbs; what stands before a wall or lies on the
 * floor is in its place there. It takes sound to be spread evenly, which in small and dead rooms it is not:
 * there it is a guide.
 */
export function reverberationTimes(plan: RoomPlan): [number, number, number] {
  const areas = surfaceAreas(plan);
  const timeAt = (band: 0 | 1 | 2) => {
    const absorption = areas.reduce(
      (all, { material, area }) => all + area * materials[material][band],
      air[band] * volumeOf(plan),
    );
    return (24 * Math.LN10 * volumeOf(plan)) / (SPEED_OF_SOUND * absorption);
  };
  return [timeAt(0), timeAt(1), timeAt(2)];
}

/**
 * Below this a room sounds by its modes, above it by its reverberation, in Hz: 2000·√(T ÷ V), with T at 500 Hz
 * (M. R. Schroeder, 1962).
 */
export function schroederFrequency(plan: RoomPlan): number {
  const [, time] = reverberationTimes(plan);
  return 2000 * Math.sqrt(time / volumeOf(plan));
}

/** What a room's sound meets, in square meters: together they are all its surfaces. */
export function surfaceAreas(plan: RoomPlan): { material: Material; area: number }[] {
  const { width, length, height, surfaces, openings } = plan;
  const free = { floor: areaOf(plan), ceiling: areaOf(plan), walls: 2 * height * (width + length) };
  const others: { material: Material; area: number }[] = [];
  for (const opening of openings) {
    const area = opening.width * opening.height;
    free.walls -= area;
    others.push({ material: opening.kind === 'door' ? 'door' : 'glass', area });
  }
  for (const thing of sizedThings(plan)) {
    const { absorbs } = kindOf(thing);
    if (!absorbs) continue;
    const isUpright = absorbs.face === 'front';
    const area = thing.width * (isUpright ? thing.height : thing.depth);
    if (isUpright) free.walls -= area;
    else if (thing.kind === 'cloud') free.ceiling -= area;
    else free.floor -= area;
    others.push({ material: absorbs.material, area });
  }
  const bare = surfaceNames.map((name) => ({
    material: surfaces[name],
    area: free[name],
  }));
  return [...bare, ...others];
}
