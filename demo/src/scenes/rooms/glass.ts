import type { Piece } from '../furniture/piece.ts';
import { tone } from '../paint.ts';
import { rectOn, shapeOn, type Plane, type Spot } from '../perspective.ts';
import type { Random } from '#demo/lib/random.ts';
import { see, type Stage } from '../stage.ts';
import { clip, fill, group, outline } from '../svg.ts';
import { claddings } from './finishes.ts';
import { wallOf, type Glass, type Room } from './room.ts';

/** Draws the pane between two rooms, with the room behind it and what stands there. */
export function drawGlass(
  stage: Stage,
  room: Room,
  glass: Glass,
  beyond: readonly Piece[],
  random: Random,
): string {
  const { plane } = wallOf(stage, room, 'back');
  const { u, v, width, height } = glass;
  const { paint } = stage;
  const pane = rectOn(plane, u, v, width, height);
  const edge = 0.08;
  const shine = (from: number, share: number) =>
    shapeOn(plane, [
      [u + width * from, v],
      [u + width * (from + share), v],
      [u + width * (from + share + 0.12), v + height],
      [u + width * (from + 0.12), v + height],
    ]);
  return (
    fill(
      rectOn(plane, u - edge, v - edge, width + 2 * edge, height + 2 * edge),
      tone(paint, 'timber', -0.25),
    ) +
    clip('pane', pane) +
    group(
      { 'clip-path': 'url(#pane)' },
      drawBeyond(stage, room, glass, random),
      ...beyond.toSorted((one, other) => other.z - one.z).map((piece) => piece.draw(stage)),
      glass.dark ? fill(pane, paint.light.shadow, 0.25) : '',
      fill(shine(0.12, 0.1) + shine(0.26, 0.03) + shine(0.66, 0.07), paint.light.glow, 0.09),
    ) +
    fill(rectOn(plane, u - edge, v - edge, width + 2 * edge, 0.05), tone(paint, 'timber', 0.1))
  );
}

/** A tall window at the far end of a room behind glass, so that the room has light of its own. */
function daylight(stage: Stage, wall: Plane, half: number): string {
  const { paint } = stage;
  const [left, width] = [stage.toLight.x < 0 ? half * 0.16 : half * 1.3, half * 0.5];
  return (
    fill(rectOn(wall, left - 0.07, 0.83, width + 0.14, 1.84), tone(paint, 'pale', 0)) +
    fill(rectOn(wall, left, 0.9, width, 1.7), 'url(#sky)') +
    fill(
      rectOn(wall, left + width / 2 - 0.03, 0.9, 0.06, 1.7) + rectOn(wall, left, 1.72, width, 0.06),
      tone(paint, 'pale', -0.1),
    )
  );
}

function drawBeyond(stage: Stage, room: Room, glass: Glass, random: Random): string {
  const { paint } = stage;
  const half = glass.width * 0.66;
  const [near, far] = [room.depth, room.depth + glass.depth];
  const at = (x: number, y: number, z: number): Spot => ({ x, y, z });
  const quad = (...spots: readonly Spot[]) => outline(spots.map((spot) => see(stage, spot)));
  const level = glass.dark ? -0.5 : 0;
  const { material, draw } = claddings[glass.wall];
  const wall = wallOf(stage, { ...room, width: half * 2, depth: far }, 'back');
  return (
    fill(
      quad(
        at(-half, room.height, near),
        at(half, room.height, near),
        at(half, room.height, far),
        at(-half, room.height, far),
      ),
      tone(paint, 'ceiling', level - 0.2),
    ) +
    fill(rectOn(wall.plane, 0, 0, wall.width, wall.height), tone(paint, material, level + 0.06)) +
    draw(wall, paint, random, 1.2) +
    (glass.dark ? '' : daylight(stage, wall.plane, half)) +
    fill(
      quad(
        at(-half, 0, near),
        at(-half, room.height, near),
        at(-half, room.height, far),
        at(-half, 0, far),
      ),
      tone(paint, 'wall', level - 0.14),
    ) +
    fill(
      quad(
        at(half, 0, near),
        at(half, room.height, near),
        at(half, room.height, far),
        at(half, 0, far),
      ),
      tone(paint, 'wall', level - 0.02),
    ) +
    fill(
      quad(at(-half, 0, near), at(half, 0, near), at(half, 0, far), at(-half, 0, far)),
      tone(paint, 'floor', level - 0.02),
    )
  );
}
