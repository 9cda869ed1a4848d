import { tone } from '../paint.ts';
import { planeThrough, rectOn, type Plane, type Spot } from '../perspective.ts';
import { discPath, levelDisc } from '../discs.ts';
import { frameAt } from '../frames.ts';
import { assemble } from '../parts.ts';
import { box } from '../solids.ts';
import type { Lamp, Stage } from '../stage.ts';
import { fill, line, stroke } from '../svg.ts';
import { entersAt, type Room } from './room.ts';

/** Draws the ceiling and what is fixed to it. */
export function drawCeiling(stage: Stage, whole: Room): string {
  const room = { ...whole, near: entersAt(stage, whole, 'ceiling') };
  const plane = planeThrough(
    stage.camera,
    { x: -room.width / 2, y: room.height, z: 0 },
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 0, z: 1 },
  );
  const base = fill(
    rectOn(plane, 0, room.near, room.width, room.depth - room.near),
    'url(#ceiling)',
  );
  return base + fittings[room.ceiling](stage, room, plane);
}

const fittings: Readonly<
  Record<Room['ceiling'], (stage: Stage, room: Room, plane: Plane) => string>
> = {
  plain: () => '',

  clouds(stage, room) {
    const scale = Math.max(1, room.height / 3.4);
    const count = room.width > 7 ? 3 : 2;
    const gap = 0.34 * scale;
    const width = (room.width * 0.72 - gap * (count - 1)) / count;
    const deep = Math.min(1.3 * scale, (room.depth - room.near) * 0.62);
    const y = room.height - 0.3 * scale;
    const parts = Array.from({ length: count }, (_, index) => {
      const left = (index - count / 2) * (width + gap) + gap / 2;
      const back = room.depth - 0.6 * scale;
      return box([left, y, back - deep], [width, 0.07 * scale, deep], 'panel', { level: 0.3 });
    });
    return assemble(stage, frameAt(0, 0), parts);
  },

  beams(stage, room) {
    const scale = Math.max(1, room.height / 3.4);
    const size = 0.17 * scale;
    const pitch = 1.25 * scale;
    const count = Math.max(1, Math.ceil((room.depth - 0.5 * scale - room.near) / pitch));
    const parts = Array.from({ length: count }, (_, index) => {
      const z = room.depth - 0.5 * scale - index * pitch;
      return box([-room.width / 2, room.height - size, z], [room.width, size, size], 'timber');
    });
    return assemble(stage, frameAt(0, 0), parts);
  },

  slats(stage, room, plane) {
    const pitch = 0.24 * Math.max(1, room.height / 3.4);
    const slats = Array.from({ length: Math.floor(room.width / pitch) }, (_, index) =>
      rectOn(plane, index * pitch, room.near, pitch * 0.62, room.depth - room.near),
    );
    return fill(slats.join(''), tone(stage.paint, 'timber', -0.18), 0.85);
  },

  downlights(stage, room) {
    const spots = downlightsOf(room);
    const discs = (radius: number) =>
      spots.map((spot) => discPath(levelDisc(stage, spot, radius))).join('');
    return fill(discs(0.11), stage.paint.light.shadow, 0.3) + fill(discs(0.07), '#FFF4DC', 0.95);
  },

  coffers(stage, room, plane) {
    const [columns, rows] = [5, 5];
    const [w, d] = [room.width / columns, (room.depth - room.near) / rows];
    const cells = Array.from({ length: columns * rows }, (_, index) =>
      rectOn(
        plane,
        (index % columns) * w + w * 0.12,
        room.near + Math.floor(index / columns) * d + d * 0.12,
        w * 0.76,
        d * 0.76,
      ),
    );
    const ribs = Array.from({ length: columns - 1 }, (_, index) =>
      line([plane.at((index + 1) * w, room.near), plane.at((index + 1) * w, room.depth)]),
    );
    return (
      fill(cells.join(''), stage.paint.light.shadow, 0.22) +
      stroke(ribs.join(''), stage.paint.light.glow, 1.5, 0.2)
    );
  },
};

function downlightsOf(room: Room): Spot[] {
  return Array.from({ length: 6 }, (_, index) => ({
    x: (index % 2 === 0 ? -1 : 1) * room.width * 0.24,
    y: room.height,
    z: room.depth - 0.9 - Math.floor(index / 2) * 1.2,
  }));
}

/** Lamps that are part of the ceiling itself. */
export function ceilingLamps(room: Room): Lamp[] {
  return room.ceiling === 'downlights'
    ? downlightsOf(room)
        .slice(0, 4)
        .map((spot) => ({ ...spot, reach: 2.4 }))
    : [];
}
