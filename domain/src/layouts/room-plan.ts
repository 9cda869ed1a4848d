import type { CategoryId } from '#domain/studios/category.ts';
import type { Material } from './acoustics.ts';

/*
 * Floor plans of rooms. All lengths are in meters, seen from above: x grows to the right and y toward the
 * reader, from the inner corner at the top left.
 */

export interface Point {
  x: number;
  y: number;
}

export const wallNames = ['front', 'right', 'back', 'left'] as const;
/** The front is the upper wall of the drawing. */
export type WallName = (typeof wallNames)[number];

/** What a reader shows and hides. Sound paths are computed and have no things. */
export const layers = ['furniture', 'gear', 'treatment', 'paths'] as const;
export type Layer = (typeof layers)[number];

interface Kind {
  layer: Exclude<Layer, 'paths'>;
  /** Left to right, as it stands in the room when it is not turned. */
  width: number;
  /** Front to back. */
  depth: number;
  height: number;
  isRound?: true;
  /** Lies on the floor, hangs, or stands on something: others may be where it is. */
  sharesPlace?: true;
  /** What it takes out of the room's sound, and on which of its faces. */
  absorbs?: { material: Material; face: 'top' | 'front' };
}

const kind = (
  layer: Kind['layer'],
  [width, depth, height]: readonly [number, number, number],
  more: Omit<Kind, 'layer' | 'width' | 'depth' | 'height'> = {},
): Kind => ({ layer, width, depth, height, ...more });

const round = { isRound: true } as const;
const onTop = (material: Material) => ({ absorbs: { material, face: 'top' } }) as const;
const onFront = (material: Material) => ({ absorbs: { material, face: 'front' } }) as const;

/** What stands in studios, in its usual size. */
export const kinds = {
  desk: kind('furniture', [1.8, 0.8, 0.74]),
  console: kind('furniture', [2.4, 1.1, 0.95]),
  table: kind('furniture', [1.4, 1.4, 0.74], round),
  chair: kind('furniture', [0.5, 0.5, 0.85], onTop('upholstery')),
  sofa: kind('furniture', [2.1, 0.9, 0.8], onTop('upholstery')),
  bed: kind('furniture', [1.4, 2, 0.5], onTop('upholstery')),
  wardrobe: kind('furniture', [1.5, 0.6, 2]),
  rack: kind('furniture', [0.55, 0.6, 1.1]),
  musicStand: kind('furniture', [0.5, 0.4, 1.2]),
  podium: kind('furniture', [1, 1, 0.3]),
  shelf: kind('furniture', [1.2, 0.4, 1.8]),
  listener: kind('gear', [0.45, 0.45, 1.2], round),
  singer: kind('gear', [0.45, 0.45, 1.7], round),
  monitor: kind('gear', [0.26, 0.34, 1.2], { sharesPlace: true }),
  microphone: kind('gear', [0.14, 0.14, 1.6], { ...round, sharesPlace: true }),
  overheads: kind('gear', [0.14, 0.14, 2], { ...round, sharesPlace: true }),
  drumKit: kind('gear', [1.9, 1.6, 1.3]),
  guitarAmp: kind('gear', [0.7, 0.3, 0.55]),
  bassAmp: kind('gear', [0.65, 0.45, 1.1]),
  keyboard: kind('gear', [1.3, 0.4, 0.85]),
  grandPiano: kind('gear', [1.5, 2.1, 1]),
  loudspeaker: kind('gear', [0.45, 0.45, 1.8]),
  timpani: kind('gear', [2.6, 1.4, 0.9]),
  camera: kind('gear', [0.5, 0.5, 1.5], round),
  absorber: kind('treatment', [1.2, 0.1, 1.8], onFront('mineralWool')),
  bassTrap: kind('treatment', [0.6, 0.6, 2.2], onFront('mineralWool')),
  diffuser: kind('treatment', [1.2, 0.2, 1.2], onFront('wood')),
  cloud: kind('treatment', [1.2, 1.2, 0.1], { sharesPlace: true, ...onTop('mineralWool') }),
  rug: kind('treatment', [2, 1.6, 0.01], { sharesPlace: true, ...onTop('carpet') }),
  curtain: kind('treatment', [2, 0.15, 2.2], onFront('curtain')),
  gobo: kind('treatment', [1.2, 0.15, 1.8], onFront('mineralWool')),
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;

/** Something in a room, by the middle of it. */
export interface Thing extends Point {
  kind: KindName;
  /** Where sound paths begin and end it has a name. */
  id?: string;
  /** Degrees, clockwise. */
  turn?: number;
  /** Where it is not of the usual size. */
  width?: number;
  depth?: number;
  height?: number;
}

/** A hole in a wall: `from` the left end of the wall, or the upper one. */
export interface Opening {
  kind: 'door' | 'window';
  wall: WallName;
  from: number;
  width: number;
  height: number;
}

export const surfaceNames = ['floor', 'walls', 'ceiling'] as const;
export type SurfaceName = (typeof surfaceNames)[number];

/** What a room itself is made of. */
export type SurfaceMaterial = Extract<
  Material,
  'brick' | 'carpet' | 'concrete' | 'panelling' | 'plasterboard' | 'tiles' | 'wood'
>;

export interface RoomPlan {
  id: string;
  /** Rooms of which category are such rooms. */
  category: CategoryId;
  width: number;
  length: number;
  height: number;
  surfaces: Readonly<Record<SurfaceName, SurfaceMaterial>>;
  openings: readonly Opening[];
  things: readonly Thing[];
  /** From what sounds to what hears it, by their ids. */
  paths: readonly (readonly [from: string, to: string])[];
}

/** A thing with the size that it has, whether usual or not. */
export type SizedThing = Thing & Pick<Kind, 'width' | 'depth' | 'height' | 'layer'>;

/** The things of a plan with their sizes, in its order. */
export function sizedThings({ things }: Pick<RoomPlan, 'things'>): SizedThing[] {
  return things.map(sized);
}

export function sized(thing: Thing): SizedThing {
  const { layer, width, depth, height } = kinds[thing.kind];
  return { layer, width, depth, height, ...thing };
}

/** @see kinds */
export function kindOf({ kind: name }: Pick<Thing, 'kind'>): Kind {
  return kinds[name];
}
