import { planeThrough, type Plane, type Spot } from './perspective.ts';
import type { Stage } from './stage.ts';

/** Where a thing stands and which way it is turned; its parts are placed by its own coordinates. */
export interface Frame extends Spot {
  cos: number;
  sin: number;
  /** −1 when the thing is seen as in a mirror, else 1. */
  flip: 1 | -1;
}

/** Place or direction in a frame, in metres: to its right, up, and towards its back. */
export type Local = readonly [a: number, b: number, c: number];

/** A frame at a place. At 0 degrees its front looks at the viewer, at 90 to the right, at 180 away. */
export function frameAt(x: number, z: number, degrees = 0, y = 0, flip: 1 | -1 = 1): Frame {
  const angle = (degrees * Math.PI) / 180;
  return { x, y, z, cos: Math.cos(angle), sin: Math.sin(angle), flip };
}

/** The place in the room of a place in a frame. */
export function spotIn(frame: Frame, at: Local): Spot {
  const { x, y, z } = directionIn(frame, at);
  return { x: frame.x + x, y: frame.y + y, z: frame.z + z };
}

/** A direction of a frame as a direction of the room. */
export function directionIn({ cos, sin, flip }: Frame, [a, b, c]: Local): Spot {
  return { x: flip * a * cos - c * sin, y: b, z: flip * a * sin + c * cos };
}

/** A surface that belongs to a thing: through one of its places, along two of its directions. */
export function planeIn(
  { camera }: Stage,
  frame: Frame,
  origin: Local,
  right: Local,
  up: Local,
): Plane {
  return planeThrough(
    camera,
    spotIn(frame, origin),
    directionIn(frame, right),
    directionIn(frame, up),
  );
}

/** The eye in the coordinates of a frame. */
export function viewerIn({ camera }: Stage, frame: Frame): Local {
  const [x, z] = [camera.x - frame.x, -frame.z];
  return [
    frame.flip * (x * frame.cos + z * frame.sin),
    camera.eye - frame.y,
    z * frame.cos - x * frame.sin,
  ];
}

/** Sum of two places or directions, the second taken `times`. */
export function plus(one: Local, other: Local, times = 1): Local {
  return [one[0] + other[0] * times, one[1] + other[1] * times, one[2] + other[2] * times];
}

/** The direction from one place to another, of unit length. */
export function towards(from: Local, to: Local): Local {
  const step = plus(to, from, -1);
  const length = Math.hypot(...step) || 1;
  return [step[0] / length, step[1] / length, step[2] / length];
}

/** Two directions of unit length at right angles to `axis` and to each other. */
export function across(axis: Local): readonly [Local, Local] {
  const [a, b, c] = axis;
  const level = Math.hypot(a, c);
  const right: Local = level < 0.01 ? [1, 0, 0] : [c / level, 0, -a / level];
  return [
    right,
    [b * right[2] - c * right[1], c * right[0] - a * right[2], a * right[1] - b * right[0]],
  ];
}
