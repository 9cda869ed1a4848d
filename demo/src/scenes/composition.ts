import type { Piece, Place } from './furniture/piece.ts';
import type { Camera } from './perspective.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Opening, Room } from './rooms/room.ts';
import type { Studio } from './studio.ts';

/** What a picture of a room consists of, before any of it is drawn. */
export interface Composition {
  room: Room;
  camera: Camera;
  pieces: readonly Piece[];
  /** What the picture is of, as its text alternative begins: `Drum kit on a rug`. */
  subject: string;
  /** What kind of room it is, when it has a name: `booth`, `hall`. */
  setting?: string;
  /** Names of pieces worth counting in the text alternative, most telling first. */
  mentions: readonly string[];
}

/** Metres right of the middle and away from the viewer, degrees, metres above the floor. */
type PlaceMaker = (x: number, z: number, turn?: number, y?: number) => Place;

/** What a composition is made with: one studio, its own random choices, and places in its room. */
export interface Workshop {
  studio: Studio;
  random: Random;
  /** A place in the room. Compositions are thought out with the window on the left; this mirrors where needed. */
  at: PlaceMaker;
  /** A place for what must not be turned over with the room, such as a grand piano. */
  fixed: PlaceMaker;
}

export type Compose = (workshop: Workshop) => Composition;

/** Rooms that can be arranged in several ways; each studio has one of them. */
export function oneOf(...arrangements: readonly Compose[]): Compose {
  return (workshop) => workshop.random.pick(arrangements)(workshop);
}

/** A workshop for one picture. */
export function openWorkshop(studio: Studio, random: Random): Workshop {
  const { mirrored } = studio;
  const side = mirrored ? -1 : 1;
  return {
    studio,
    random,
    at: (x, z, turn = 0, y = 0) => ({ x: side * x, z, y, turn: side * turn, flip: mirrored }),
    fixed: (x, z, turn = 0, y = 0) => ({ x: side * x, z, y, turn, flip: false }),
  };
}

/** A room in the studio's own finishes. */
export function roomOf(
  { studio }: Workshop,
  size: Pick<Room, 'width' | 'height' | 'depth'>,
  changes: Partial<Room> = {},
): Room {
  return {
    near: 0.6,
    floor: studio.floor,
    cove: studio.cove,
    ceiling: studio.ceiling,
    walls: { back: studio.mainWall, left: studio.sideWall, right: studio.sideWall },
    openings: [],
    ...size,
    ...changes,
  };
}

/** A window in the studio's own style. */
export function windowIn(
  { studio }: Workshop,
  wall: Opening['wall'],
  [u, v]: readonly [number, number],
  [width, height]: readonly [number, number],
  changes: Partial<Opening> = {},
): Opening {
  return { wall, u, v, width, height, style: studio.window, prospect: studio.prospect, ...changes };
}

/**
 * A camera that shows a room's back wall `across` pixels wide, with the horizon at `horizon` pixels from
 * the top and the vanishing point `aside` pixels from the middle of a picture 1200 pixels wide.
 */
export function aim(
  { studio }: Workshop,
  room: Room,
  {
    across,
    horizon,
    eye = 1.45,
    aside = 0,
    x = 0,
  }: {
    across: number;
    horizon: number;
    eye?: number;
    aside?: number;
    x?: number;
  },
): Camera {
  const side = studio.mirrored ? -1 : 1;
  return {
    vanishing: [600 + side * aside, horizon],
    focal: (across * room.depth) / room.width,
    eye,
    x: side * x,
  };
}

/** The composition as it is seen when its studio is the other way round. */
export function orient(studio: Studio, composition: Composition): Composition {
  if (!studio.mirrored) return composition;
  const { room } = composition;
  const { back, left, right } = room.walls;
  return {
    ...composition,
    room: {
      ...room,
      walls: { back, left: right, right: left },
      openings: room.openings.map((opening) => mirrorOpening(room, opening)),
    },
  };
}

function mirrorOpening(room: Room, opening: Opening): Opening {
  return opening.wall === 'back'
    ? { ...opening, u: room.width - opening.u - opening.width }
    : { ...opening, wall: opening.wall === 'left' ? 'right' : 'left' };
}
