import { frameAt, spotIn, type Frame, type Local } from '../frames.ts';
import { assemble, type Part } from '../parts.ts';
import type { Lamp, Stage } from '../stage.ts';

/** Where something stands in a room, in metres and degrees: 0 looks at the viewer, 90 to the right. */
export interface Place {
  x: number;
  z: number;
  turn: number;
  /** How high above the floor: on a desk, on a wall. */
  y: number;
  /** Whether it is seen as in a mirror; things that have a right and a wrong way round ignore it. */
  flip: boolean;
}

/** In which order things are drawn: those of one layer from far to near. */
export const layers = ['wall', 'floor', 'standing', 'air'] as const;
export type Layer = (typeof layers)[number];

/** Something in a room: it knows what it is called and how to draw itself. */
export interface Piece {
  /** Singular, as a text alternative names it: `microphone on a stand`. */
  name: string;
  layer: Layer;
  /** Depth by which it is sorted, in metres. */
  z: number;
  lamps: readonly Lamp[];
  draw: (stage: Stage) => string;
}

/** The frame of a thing at a place. */
function frameOf({ x, y, z, turn, flip }: Place): Frame {
  return frameAt(x, z, turn, y, flip ? -1 : 1);
}

/** A place relative to another: to its right and towards its back, in metres, turned further by `turn` degrees. */
export function placeBy(place: Place, [a, b, c]: Local, turn = 0): Place {
  const { x, y, z } = spotIn(frameOf(place), [a, b, c]);
  return { ...place, x, y, z, turn: place.turn + (place.flip ? -turn : turn) };
}

/** A lamp at a place of a thing's own frame, whose light carries `reach` metres. */
export function lampIn(place: Place, at: Local, reach: number): Lamp {
  return { ...spotIn(frameOf(place), at), reach };
}

/** A piece that is drawn in its own frame. */
export function piece(
  name: string,
  place: Place,
  draw: (stage: Stage, frame: Frame) => string,
  more: { layer?: Layer; lamps?: readonly Lamp[] } = {},
): Piece {
  const frame = frameOf(place);
  return {
    name,
    layer: more.layer ?? 'standing',
    z: place.z,
    lamps: more.lamps ?? [],
    draw: (stage) => draw(stage, frame),
  };
}

/** A piece that is nothing but solid parts; `under` draws what lies beneath them, such as a shadow. */
export function solidPiece(
  name: string,
  place: Place,
  parts: readonly Part[],
  under: (stage: Stage, frame: Frame) => string = () => '',
): Piece {
  return piece(name, place, (stage, frame) => under(stage, frame) + assemble(stage, frame, parts));
}
