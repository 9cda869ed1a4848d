import { lit, type Paint } from './paint.ts';
import { project, scaleAt, type Camera, type Spot } from './perspective.ts';
import type { Point } from './svg.ts';

/** Width and height of a picture, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Something that shines: where it hangs or stands, and how many metres its light carries. */
export interface Lamp extends Spot {
  reach: number;
}

/** A room as it is drawn: seen from one place, by one light. */
export interface Stage {
  /** Size of the picture, in pixels. */
  size: Size;
  camera: Camera;
  paint: Paint;
  /** The direction from any place towards the main light, of unit length. */
  toLight: Spot;
  lamps: readonly Lamp[];
}

/** The paint at a place, brightened by the lamps around it. */
export function paintAt({ paint, lamps }: Stage, { x, y, z }: Spot): Paint {
  const strength = lamps.reduce((sum, lamp) => {
    const distance = Math.sqrt((x - lamp.x) ** 2 + ((y - lamp.y) * 0.6) ** 2 + (z - lamp.z) ** 2);
    return sum + Math.max(0, 1 - distance / lamp.reach) ** 1.3;
  }, 0);
  return lit(paint, strength * paint.light.lamps);
}

/** How light a face is that looks in the direction `normal`: a `level` for `tone`. */
export function facing(stage: Stage, normal: Spot): number {
  const { toLight } = stage;
  const towards = normal.x * toLight.x + normal.y * toLight.y + normal.z * toLight.z;
  return towards > 0 ? towards * 0.34 - 0.06 : towards * 0.42 - 0.06;
}

/** Where a spot stands on the picture. */
export function see(stage: Stage, spot: Spot): Point {
  return project(stage.camera, spot);
}

/** Pixels that `metres` measure at depth `z`. */
export function pixels(stage: Stage, metres: number, z: number): number {
  return metres * scaleAt(stage.camera, z);
}
