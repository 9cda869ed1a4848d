import { planeThrough, type Plane, type Spot } from '../perspective.ts';
import type { Stage } from '../stage.ts';

export const finishes = [
  'plaster',
  'slats',
  'planks',
  'fabric',
  'brick',
  'diffuser',
  'foam',
  'cork',
  'curtain',
  'panelling',
] as const;
/** How a wall is clad. */
export type Finish = (typeof finishes)[number];

/** What a floor is laid with. */
export type Floor = 'boards' | 'parquet' | 'carpet' | 'concrete' | 'tiles';

/** What hangs under, or holds up, a ceiling. */
export type Ceiling = 'plain' | 'clouds' | 'beams' | 'slats' | 'downlights' | 'coffers';

export type Side = 'left' | 'right' | 'back';

/** What is seen through a window. */
export type Prospect = 'sky' | 'rooftops' | 'garden' | 'towers';

/** A window in a wall: `u` metres along it (from the near end, or from the left), `v` up it. */
export interface Opening {
  wall: Side;
  u: number;
  v: number;
  width: number;
  height: number;
  style: 'grid' | 'sash' | 'arch' | 'plain';
  prospect: Prospect;
}

/** A pane of glass in the back wall and the room that is seen through it. */
export interface Glass {
  u: number;
  v: number;
  width: number;
  height: number;
  /** How far behind the glass that room ends, how it is clad there, and whether its lights are down. */
  depth: number;
  wall: Finish;
  dark: boolean;
}

/** The shell of a room, in metres. The viewer stands at depth 0, its back wall at `depth`. */
export interface Room {
  width: number;
  height: number;
  depth: number;
  /** Where its side walls begin, out of sight behind the edge of the picture. */
  near: number;
  floor: Floor;
  ceiling: Ceiling;
  walls: Readonly<Record<Side, Finish>>;
  /** Whether light is hidden along the top of its back wall. */
  cove: boolean;
  openings: readonly Opening[];
  glass?: Glass;
}

/** How many panes each style has to a metre of width, and above each other. */
const panes: Readonly<Record<Opening['style'], readonly [perMetre: number, rows: number]>> = {
  grid: [2.2, 4],
  sash: [1, 2],
  arch: [1.6, 3],
  plain: [0.55, 1],
};

/** How many panes a window has side by side and above each other. */
export function panesOf({ style, width }: Opening): readonly [columns: number, rows: number] {
  const [perMetre, rows] = panes[style];
  return [Math.max(1, Math.round(width * perMetre)), rows];
}

/** A wall as a surface with its extent in metres. */
export interface Wall {
  side: Side;
  plane: Plane;
  width: number;
  height: number;
}

/** A wall of a room; `u` runs from left to right on the back wall and away from the viewer on the others. */
export function wallOf(stage: Stage, room: Room, side: Side): Wall {
  const half = room.width / 2;
  const [origin, right]: [Spot, Spot] =
    side === 'back'
      ? [
          { x: -half, y: 0, z: room.depth },
          { x: 1, y: 0, z: 0 },
        ]
      : [
          { x: side === 'left' ? -half : half, y: 0, z: room.near },
          { x: 0, y: 0, z: 1 },
        ];
  return {
    side,
    plane: planeThrough(stage.camera, origin, right, { x: 0, y: 1, z: 0 }),
    width: side === 'back' ? room.width : room.depth - room.near,
    height: room.height,
  };
}

/**
 * The depth from which a wall, floor or ceiling is within the picture. What lies nearer need not be
 * drawn, which matters where a pattern has very many parts.
 */
export function entersAt(
  { size, camera }: Stage,
  room: Room,
  surface: 'left' | 'right' | 'floor' | 'ceiling',
): number {
  const [x, y] = camera.vanishing;
  const half = room.width / 2;
  const shares = {
    left: (half + camera.x) / x,
    right: (half - camera.x) / (size.width - x),
    floor: camera.eye / (size.height - y),
    ceiling: (room.height - camera.eye) / y,
  };
  return Math.max(room.near, camera.focal * shares[surface] * 0.96);
}
