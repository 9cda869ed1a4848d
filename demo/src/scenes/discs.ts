import { spotIn, type Frame } from './frames.ts';
import type { Spot } from './perspective.ts';
import { pixels, see, type Stage } from './stage.ts';
import { fill, oval, outline, type Point } from './svg.ts';

/** How a level circle appears: middle and radii in pixels. */
interface Disc {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** How a level circle appears, or an ellipse whose radius into depth differs. Radii in metres. */
export function levelDisc(
  stage: Stage,
  { x, y, z }: Spot,
  radius: number,
  deep: number = radius,
): Disc {
  const [middle] = see(stage, { x, y, z });
  const [, near] = see(stage, { x, y, z: z - deep });
  const [, far] = see(stage, { x, y, z: z + deep });
  return {
    x: middle,
    y: (near + far) / 2,
    rx: pixels(stage, radius, z),
    ry: Math.max(Math.abs(near - far) / 2, 0.2),
  };
}

/** Path data of a level circle. */
export function discPath({ x, y, rx, ry }: Disc): string {
  return oval([x, y], rx, ry);
}

/** The soft shadow under something that stands on the floor: half its width and depth in metres. */
export function shadow(
  stage: Stage,
  { x, y, z }: Spot,
  halfWidth: number,
  halfDepth: number = halfWidth,
): string {
  const away = { x: x - stage.toLight.x * halfWidth * 0.22, y, z };
  return fill(discPath(levelDisc(stage, away, halfWidth * 1.25, halfDepth * 1.3)), 'url(#shade)');
}

/** The shadow under a turned rectangle on the floor, in a frame's metres: a wide faint one around a dark one. */
export function shadowUnder(
  stage: Stage,
  frame: Frame,
  [a0, a1]: readonly [number, number],
  [c0, c1]: readonly [number, number],
): string {
  const shift = -stage.toLight.x * 0.16;
  const quad = (grow: number, by: number) => {
    const corner = (a: number, c: number): Point => {
      const spot = spotIn(frame, [a, 0.002, c]);
      return see(stage, { ...spot, x: spot.x + by });
    };
    return outline([
      corner(a0 - grow, c0 - grow),
      corner(a1 + grow, c0 - grow),
      corner(a1 + grow, c1 + grow),
      corner(a0 - grow, c1 + grow),
    ]);
  };
  const { shadow: colour } = stage.paint.light;
  return fill(quad(0.08, shift), colour, 0.16) + fill(quad(0.01, shift * 0.3), colour, 0.3);
}
