import { tone } from '../paint.ts';
import { rectOn, shapeOn, type Plane } from '../perspective.ts';
import { seeded } from '#demo/lib/random.ts';
import { see, type Stage } from '../stage.ts';
import { fill, line, stroke } from '../svg.ts';
import { drawProspect } from './prospects.ts';
import { panesOf, wallOf, type Opening, type Room } from './room.ts';

/** Draws a window: what is outside, its reveal, frame and sill. */
export function drawWindow(stage: Stage, room: Room, opening: Opening): string {
  const { plane } = wallOf(stage, room, opening.wall);
  const { paint } = stage;
  const { u, v, width, height } = opening;
  const random = seeded('prospect', opening.prospect, Math.round((u + v) * 100));
  const thick = 0.07;
  return (
    fill(
      rectOn(plane, u - thick, v - thick, width + 2 * thick, height + 2 * thick),
      tone(paint, 'pale', -0.1),
    ) +
    fill(paneOf(plane, opening), 'url(#sky)') +
    drawProspect({ plane, ...opening, light: paint.light, random }) +
    glazingBars(stage, plane, opening) +
    fill(rectOn(plane, u - 0.16, v - 0.13, width + 0.32, 0.08), tone(paint, 'pale', 0.25)) +
    fill(rectOn(plane, u - 0.16, v - 0.17, width + 0.32, 0.04), paint.light.shadow, 0.3)
  );
}

function paneOf(plane: Plane, { u, v, width, height, style }: Opening): string {
  if (style !== 'arch') return rectOn(plane, u, v, width, height);
  const rise = Math.min(width / 2, height * 0.35);
  const top = Array.from({ length: 13 }, (_, index): readonly [number, number] => {
    const angle = (Math.PI * index) / 12;
    return [
      u + width / 2 + (Math.cos(angle) * width) / 2,
      v + height - rise + Math.sin(angle) * rise,
    ];
  });
  return shapeOn(plane, [[u, v], [u + width, v], ...top]);
}

function glazingBars(stage: Stage, plane: Plane, opening: Opening): string {
  const { u, v, width, height, style } = opening;
  const [columns, rows] = panesOf(opening);
  const bars: string[] = [];
  for (let column = 1; column < columns; column++) {
    const at = u + (width * column) / columns;
    bars.push(rectOn(plane, at - 0.02, v, 0.04, height));
  }
  for (let row = 1; row < rows; row++) {
    bars.push(rectOn(plane, u, v + (height * row) / rows - 0.02, width, 0.04));
  }
  const { paint } = stage;
  const dark = style === 'grid';
  return fill(bars.join(''), dark ? tone(paint, 'gear', 0.1) : tone(paint, 'pale', -0.18));
}

/** The line in which a wall meets the floor or ceiling, softly darkened. */
export function drawCorners(stage: Stage, room: Room): string {
  const half = room.width / 2;
  const foot = [
    see(stage, { x: -half, y: 0, z: room.near }),
    see(stage, { x: -half, y: 0, z: room.depth }),
    see(stage, { x: half, y: 0, z: room.depth }),
    see(stage, { x: half, y: 0, z: room.near }),
  ];
  return stroke(line(foot), stage.paint.light.shadow, 3, 0.35);
}
