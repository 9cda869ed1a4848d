import { discPath, levelDisc } from './discs.ts';
import { across, directionIn, planeIn, plus, spotIn, towards, type Local } from './frames.ts';
import { tone } from './paint.ts';
import { part, type Part } from './parts.ts';
import { discOn, type Plane } from './perspective.ts';
import { clamp, looksAtViewer, type PaintOn, type Stuff } from './solids.ts';
import { facing, paintAt } from './stage.ts';
import { fill, outline, round, type Point } from './svg.ts';

interface TubeStyle {
  level?: number;
  /** Radius at the upper end, when it differs, in metres. */
  upper?: number;
  /** What closes its upper end, when that is not its own material. */
  lid?: Stuff;
}

/** An upright cylinder or cone: middle of its foot, radius and height, in metres. */
export function tube(
  foot: Local,
  radius: number,
  height: number,
  stuff: Stuff,
  { level = 0, upper = radius, lid = stuff }: TubeStyle = {},
): Part {
  const widest = Math.max(radius, upper);
  const head = plus(foot, [0, height, 0]);
  return part(
    plus(foot, [-widest, 0, -widest]),
    plus(head, [widest, 0, widest]),
    (stage, frame) => {
      const top = spotIn(frame, head);
      const paint = paintAt(stage, spotIn(frame, plus(foot, [0, height / 2, 0])));
      const low = levelDisc(stage, spotIn(frame, foot), radius);
      const high = levelDisc(stage, top, upper);
      const body =
        `M${round(low.x - low.rx)} ${round(low.y)}` +
        `A${round(low.rx)} ${round(low.ry)} 0 0 0 ${round(low.x + low.rx)} ${round(low.y)}` +
        `L${round(high.x + high.rx)} ${round(high.y)}` +
        `A${round(high.rx)} ${round(high.ry)} 0 0 0 ${round(high.x - high.rx)} ${round(high.y)}z`;
      return (
        fill(body, tone(paint, stuff, clamp(level - 0.04))) +
        fill(body, 'url(#round)') +
        fill(
          discPath(high),
          tone(paint, lid, clamp(level + (stage.camera.eye > top.y ? 0.2 : -0.3))),
        )
      );
    },
  );
}

interface BarrelStyle {
  level?: number;
  /** What closes the end that is seen, when that is not its own material. */
  head?: Stuff;
  /** What is drawn on that end, in metres from its middle. */
  onHead?: (face: Plane, paint: PaintOn) => string;
}

/** A cylinder between any two places of a frame: drums, cymbals, reels and shades that are not upright. */
export function barrel(
  from: Local,
  to: Local,
  radius: number,
  stuff: Stuff,
  { level = 0, head = stuff, onHead }: BarrelStyle = {},
): Part {
  const reach: Local = [radius, radius, radius];
  const low: Local = [Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.min(from[2], to[2])];
  const high: Local = [
    Math.max(from[0], to[0]),
    Math.max(from[1], to[1]),
    Math.max(from[2], to[2]),
  ];
  return part(plus(low, reach, -0.9), plus(high, reach, 0.9), (stage, frame) => {
    const axis = towards(from, to);
    const [right, up] = across(axis);
    const ends = [from, to].map((end) => planeIn(stage, frame, end, right, up));
    const toSeen = directionIn(frame, axis);
    const seesTo = looksAtViewer(stage, spotIn(frame, to), toSeen);
    const [near, far] = seesTo ? [ends[1]!, ends[0]!] : [ends[0]!, ends[1]!];
    const outwards = seesTo ? toSeen : directionIn(frame, plus([0, 0, 0], axis, -1));
    const paint = paintAt(stage, spotIn(frame, from));
    const faceLevel = facing(stage, outwards) + level;
    const paintOn: PaintOn = (of, extra = 0) => tone(paint, of, clamp(faceLevel + extra));
    const body = mantle(near, far, radius);
    const drawn =
      fill(discOn(far, 0, 0, radius) + body, tone(paint, stuff, clamp(level - 0.06))) +
      fill(body, 'url(#round)') +
      fill(discOn(near, 0, 0, radius), paintOn(head));
    return drawn + (onHead?.(near, paintOn) ?? '');
  });
}

/** The visible side of a cylinder between two equal circles: the quadrilateral between their outermost points. */
function mantle(near: Plane, far: Plane, radius: number): string {
  const [start, end] = [near.at(0, 0), far.at(0, 0)];
  const aside: Point = [start[1] - end[1], end[0] - start[0]];
  const outermost = (plane: Plane, sign: 1 | -1): Point => {
    const [x, y] = plane.at(0, 0);
    const [u, v] = [plane.at(radius, 0), plane.at(0, radius)];
    const angle = Math.atan2(
      (v[0] - x) * aside[0] + (v[1] - y) * aside[1],
      (u[0] - x) * aside[0] + (u[1] - y) * aside[1],
    );
    return plane.at(sign * radius * Math.cos(angle), sign * radius * Math.sin(angle));
  };
  const quad = [outermost(near, 1), outermost(far, 1), outermost(far, -1), outermost(near, -1)];
  const clockwise = (points: readonly Point[]) =>
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) > 0;
  const disc = [far.at(1, 0), far.at(0, 1), far.at(-1, 0)];
  return outline(clockwise(quad) === clockwise(disc) ? quad : quad.toReversed());
}
