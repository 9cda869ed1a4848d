import { mix } from '../colour.ts';
import { fading } from '../gradients.ts';
import { tone } from '../paint.ts';
import { onWholePixels, rectOn } from '../perspective.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Stage } from '../stage.ts';
import { fill, linear, vertical, type Gradient } from '../svg.ts';
import { claddings } from './finishes.ts';
import { drawCeiling } from './ceilings.ts';
import { drawFloor } from './floors.ts';
import { entersAt, wallOf, type Room, type Side } from './room.ts';
import { drawSunlight } from './sunlight.ts';
import { drawCorners, drawWindow } from './windows.ts';

/** The gradients that a room is painted with. */
export function roomGradients(stage: Stage, room: Room): Gradient[] {
  const { paint, toLight } = stage;
  const { light, palette } = paint;
  const { floor } = palette.colours;
  const sunny: Side = toLight.x < 0 ? 'left' : 'right';
  const materialOf = (side: Side) => claddings[room.walls[side]].material;
  const wall = (side: Side, start: number, end: number) => {
    const [from, to] = side === 'right' ? [1, 0] : [0, 1];
    return linear(
      side,
      [from, 0],
      [to, side === 'back' ? 0.25 : 0],
      [
        [0, tone(paint, materialOf(side), start)],
        [1, tone(paint, materialOf(side), end)],
      ],
    );
  };
  // The wall with the window lies in its own shade; the one across from it is lit.
  const aside = (side: 'left' | 'right') =>
    side === sunny ? wall(side, -0.36, -0.16) : wall(side, -0.1, 0.14);
  const [brighter, darker] = [0.16, -0.12];
  return [
    sunny === 'left' ? wall('back', brighter, darker) : wall('back', darker, brighter),
    aside('left'),
    aside('right'),
    vertical('floor', [
      [0, tone(paint, 'floor', 0.14)],
      [1, tone(paint, 'floor', -0.32)],
    ]),
    vertical('ceiling', [
      [0, tone(paint, 'ceiling', -0.3)],
      [1, tone(paint, 'ceiling', palette.moody ? 0 : -0.06)],
    ]),
    vertical('height', [
      [0, light.shadow, 0.3],
      [0.3, light.shadow, 0],
      [0.75, light.shadow, 0],
      [1, light.shadow, 0.26],
    ]),
    vertical('sunlit', [
      [0, mix(floor, light.glow, 0.75)],
      [1, mix(floor, light.glow, 0.5)],
    ]),
    vertical('cove', [
      [0, light.glow, 0.62],
      [0.4, light.glow, 0.16],
      [1, light.glow, 0],
    ]),
    fading('pool', mix(floor, light.glow, 0.62), 0.8),
    fading('wash', mix(palette.colours[materialOf('back')], light.glow, 0.6), 0.75),
  ];
}

/** Draws walls, floor, ceiling and windows: everything that stands before the furniture comes in. */
export function drawShell(stage: Stage, room: Room, random: Random): string {
  const scale = Math.max(1, room.height / 3.4);
  const walls = (['left', 'right', 'back'] as const).map((side) => {
    const near = side === 'back' ? room.near : entersAt(stage, room, side);
    const wall = wallOf(stage, { ...room, near }, side);
    const cladding = claddings[room.walls[side]];
    return (
      fill(rectOn(wall.plane, 0, 0, wall.width, wall.height), `url(#${side})`) +
      cladding.draw(
        cladding.fine ? wall : { ...wall, plane: onWholePixels(wall.plane) },
        stage.paint,
        random,
        side === 'back' ? scale : scale * 1.2,
      ) +
      (side === 'back'
        ? fill(rectOn(wall.plane, 0, 0, wall.width, wall.height), 'url(#height)')
        : '')
    );
  });
  return (
    drawCeiling(stage, room) +
    walls.join('') +
    drawCove(stage, room) +
    room.openings.map((opening) => drawWindow(stage, room, opening)).join('') +
    drawFloor(stage, room, random) +
    drawSunlight(stage, room) +
    drawCorners(stage, room)
  );
}

/** Light that runs down the back wall from a strip under the ceiling; by day it is off. */
function drawCove(stage: Stage, room: Room): string {
  const { light } = stage.paint;
  if (!room.cove || light.lamps < 0.5) return '';
  const { plane, width, height } = wallOf(stage, room, 'back');
  const reach = Math.min(1.7, height * 0.55);
  return (
    fill(rectOn(plane, 0, height - reach, width, reach), 'url(#cove)', light.lamps * 0.85) +
    fill(rectOn(plane, 0, height - 0.035, width, 0.035), light.glow, 0.8)
  );
}
