import type { Spot } from '../perspective.ts';
import { see, type Stage } from '../stage.ts';
import { fill, outline, type Point } from '../svg.ts';
import { panesOf, wallOf, type Opening, type Room } from './room.ts';

/** A corner of a pane: metres along its wall and up it. */
type Corner = readonly [u: number, v: number];

/** Sunlight that falls through the windows onto the floor and, where it reaches that far, the back wall. */
export function drawSunlight(stage: Stage, room: Room): string {
  const { light } = stage.paint;
  if (light.sun === 0) return '';
  const panes = room.openings.flatMap((opening) =>
    panesIn(opening).map((corners) => ({ opening, corners })),
  );
  const onFloor = panes.map(({ opening, corners }) => {
    const part = clip(corners, (corner) => room.depth - reachOf(stage, room, opening, corner));
    return outline(part.map((corner) => see(stage, landOnFloor(stage, room, opening, corner))));
  });
  const onWall = panes.map(({ opening, corners }) => {
    const part = clip(corners, (corner) => reachOf(stage, room, opening, corner) - room.depth);
    return outline(part.map((corner) => see(stage, landOnWall(stage, room, opening, corner))));
  });
  const lit = (patches: readonly string[]) => patches.filter((patch) => patch !== 'z').join('');
  return (
    fill(lit(onFloor), 'url(#sunlit)', light.sun) + fill(lit(onWall), light.glow, light.sun * 0.55)
  );
}

/** The beams between windows and floor, faintly in the air over what stands in the room. */
export function drawBeams(stage: Stage, room: Room): string {
  const { light } = stage.paint;
  if (light.sun === 0) return '';
  const beams = room.openings.flatMap((opening) => {
    const [columns] = panesOf(opening);
    const { u, v, width, height } = opening;
    const count = Math.min(columns, 3);
    return Array.from({ length: count }, (_, index) => {
      const from = u + (width * (index + 0.1)) / count;
      const to = u + (width * (index + 0.9)) / count;
      const { spot } = wallOf(stage, room, opening.wall).plane;
      const land = (corner: Corner): Point =>
        see(
          stage,
          reachOf(stage, room, opening, corner) > room.depth
            ? landOnWall(stage, room, opening, corner)
            : landOnFloor(stage, room, opening, corner),
        );
      return outline([
        see(stage, spot(from, v + height)),
        see(stage, spot(to, v + height)),
        land([to, v + height]),
        land([to, v]),
        land([from, v]),
        see(stage, spot(from, v)),
      ]);
    });
  });
  return fill(beams.join(''), 'url(#beam)', light.sun * 0.3);
}

/** The corners of every pane of a window; many small panes shine as fewer larger ones. */
function panesIn(opening: Opening): Corner[][] {
  const { u, v, width, height } = opening;
  const [across, up] = panesOf(opening);
  const [columns, rows] = [Math.min(across, 3), Math.min(up, 2)];
  const [w, h] = [width / columns, height / rows];
  const bar = 0.035;
  return Array.from({ length: columns * rows }, (_, index) => {
    const left = u + (index % columns) * w + bar;
    const low = v + Math.floor(index / columns) * h + bar;
    const [right, high] = [left + w - 2 * bar, low + h - 2 * bar];
    return [
      [left, low],
      [right, low],
      [right, high],
      [left, high],
    ];
  });
}

/** Metres that a beam through a window moves to the right and into the room as it falls by one. */
function slantOf(
  { paint }: Stage,
  room: Room,
  { wall, u, width }: Opening,
): { x: number; z: number } {
  const [across, deeper] = paint.light.slant;
  if (wall === 'back') {
    // Light from behind fans out towards the viewer.
    const inwards = u + width / 2 < room.width / 2 ? 1 : -1;
    return { x: inwards * across * 0.25, z: -0.35 - across * 0.75 };
  }
  return { x: wall === 'left' ? across : -across, z: deeper };
}

/** How deep in the room a beam through a corner would meet the floor, were there no back wall. */
function reachOf(stage: Stage, room: Room, opening: Opening, [u, v]: Corner): number {
  const { z } = wallOf(stage, room, opening.wall).plane.spot(u, v);
  return z + v * slantOf(stage, room, opening).z;
}

function landOnFloor(stage: Stage, room: Room, opening: Opening, corner: Corner): Spot {
  return along(stage, room, opening, corner, corner[1]);
}

function landOnWall(stage: Stage, room: Room, opening: Opening, corner: Corner): Spot {
  const { z } = wallOf(stage, room, opening.wall).plane.spot(...corner);
  return along(stage, room, opening, corner, (room.depth - z) / slantOf(stage, room, opening).z);
}

/** Where a sunbeam is once it has fallen by `drop` metres; it stops at the side walls. */
function along(stage: Stage, room: Room, opening: Opening, corner: Corner, drop: number): Spot {
  const from = wallOf(stage, room, opening.wall).plane.spot(...corner);
  const slant = slantOf(stage, room, opening);
  const half = room.width / 2;
  return {
    x: Math.min(Math.max(from.x + drop * slant.x, -half), half),
    y: from.y - drop,
    z: Math.max(from.z + drop * slant.z, room.near),
  };
}

/** The part of a polygon in which `inside` is not negative; it is taken to change evenly along each edge. */
function clip(corners: readonly Corner[], inside: (corner: Corner) => number): Corner[] {
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    const [start, end] = [inside(from), inside(to)];
    const kept: Corner[] = start >= 0 ? [from] : [];
    if (start >= 0 === end >= 0) return kept;
    const share = start / (start - end);
    return [...kept, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
  });
}
