import { bend, outline, type Point } from './svg.ts';

/** A place in a room, in metres: right of its middle, above its floor, away from the viewer. */
export interface Spot {
  x: number;
  y: number;
  z: number;
}

/** How a room is seen: a one-point perspective, as through a view camera that is never tilted. */
export interface Camera {
  /** Where lines that run into depth meet, in pixels. */
  vanishing: Point;
  /** Pixels that one metre measures at a distance of one metre. */
  focal: number;
  /** Height of the eye above the floor, in metres. */
  eye: number;
  /** How far right of the room's middle the eye is, in metres. */
  x: number;
}

/** Nothing is drawn nearer to the eye than this many metres. */
const nearest = 0.35;

/** Pixels that one metre measures at depth `z` (metres). */
export function scaleAt(camera: Camera, z: number): number {
  return camera.focal / Math.max(z, nearest);
}

/** Where a place of the room stands on the picture. */
export function project(camera: Camera, { x, y, z }: Spot): Point {
  const scale = scaleAt(camera, z);
  return [
    camera.vanishing[0] + (x - camera.x) * scale,
    camera.vanishing[1] + (camera.eye - y) * scale,
  ];
}

/** A flat surface with its own coordinates, in metres: `u` to its right and `v` up it. */
export interface Plane {
  at: (u: number, v: number) => Point;
  /** The place in the room of a point on the surface. */
  spot: (u: number, v: number) => Spot;
}

/** The surface through `origin` that is spanned by two directions of unit length. */
export function planeThrough(camera: Camera, origin: Spot, right: Spot, up: Spot): Plane {
  const spot = (u: number, v: number): Spot => ({
    x: origin.x + u * right.x + v * up.x,
    y: origin.y + u * right.y + v * up.y,
    z: origin.z + u * right.z + v * up.z,
  });
  return { spot, at: (u, v) => project(camera, spot(u, v)) };
}

/** The same surface with its places on whole pixels: half the text for patterns of very many parts. */
export function onWholePixels(plane: Plane): Plane {
  return {
    spot: plane.spot,
    at: (u, v) => {
      const [x, y] = plane.at(u, v);
      return [Math.round(x), Math.round(y)];
    },
  };
}

/** Path data of a rectangle that lies on a surface. */
export function rectOn(plane: Plane, u: number, v: number, width: number, height: number): string {
  return outline([
    plane.at(u, v),
    plane.at(u + width, v),
    plane.at(u + width, v + height),
    plane.at(u, v + height),
  ]);
}

/** Path data of a shape that lies on a surface. */
export function shapeOn(plane: Plane, points: readonly (readonly [number, number])[]): string {
  return outline(points.map(([u, v]) => plane.at(u, v)));
}

/** How far a curve's handles reach to draw a quarter of a circle, as a share of its radius. */
const quarter = 0.5523;

/** Path data of a circle, or an ellipse, that lies on a surface. */
export function discOn(plane: Plane, u: number, v: number, ru: number, rv: number = ru): string {
  const at = (a: number, b: number) => plane.at(u + a * ru, v + b * rv);
  return `${bend(at(1, 0), [
    [at(1, quarter), at(quarter, 1), at(0, 1)],
    [at(-quarter, 1), at(-1, quarter), at(-1, 0)],
    [at(-1, -quarter), at(-quarter, -1), at(0, -1)],
    [at(quarter, -1), at(1, -quarter), at(1, 0)],
  ])}z`;
}
