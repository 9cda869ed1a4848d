import type { Light } from '../light.ts';
import { onWholePixels, planeThrough, rectOn, type Plane } from '../perspective.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Stage } from '../stage.ts';
import { fill, line, stroke } from '../svg.ts';
import { entersAt, type Floor, type Room } from './room.ts';

/** A floor to be laid: `u` runs to the right, `v` away from the viewer, both in metres. */
interface Ground {
  plane: Plane;
  width: number;
  near: number;
  far: number;
  /** How much larger than in an ordinary room its pattern is. */
  scale: number;
  light: Light;
  random: Random;
}

/** Draws the floor of a room. */
export function drawFloor(stage: Stage, room: Room, random: Random): string {
  const plane = planeThrough(
    stage.camera,
    { x: -room.width / 2, y: 0, z: 0 },
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 0, z: 1 },
  );
  const near = entersAt(stage, room, 'floor');
  const { depth, width } = room;
  const ground: Ground = {
    plane: onWholePixels(plane),
    width,
    near,
    far: depth,
    scale: Math.max(1, room.height / 3.4),
    light: stage.paint.light,
    random,
  };
  return (
    fill(rectOn(plane, 0, near, width, depth - near), 'url(#floor)') + patterns[room.floor](ground)
  );
}

const patterns: Readonly<Record<Floor, (ground: Ground) => string>> = {
  boards({ plane, width, near, far, scale, light, random }) {
    const pitch = 0.22 * scale;
    const columns = Array.from({ length: Math.floor(width / pitch) }, (_, index) => index * pitch);
    const seams = columns.map((u) => line([plane.at(u + pitch, near), plane.at(u + pitch, far)]));
    const boards = columns.map((u) => {
      const v = random.between(near, far - 0.5);
      return rectOn(plane, u, v, pitch, Math.min(random.between(1, 3), far - v));
    });
    return (
      fill(boards.filter((_, index) => index % 2 === 0).join(''), light.shadow, 0.07) +
      fill(boards.filter((_, index) => index % 2 === 1).join(''), light.glow, 0.07) +
      stroke(seams.join(''), light.shadow, 1, 0.2)
    );
  },

  parquet({ plane, width, near, far, scale, light }) {
    const size = 0.5 * scale;
    const cells: string[] = [];
    for (let column = 0; column * size < width; column++) {
      for (let row = Math.floor(near / size); row * size < far; row++) {
        if ((column + row) % 2 === 0) {
          const [u, v] = [column * size, Math.max(row * size, near)];
          const length = Math.min(row * size + size, far) - v;
          cells.push(rectOn(plane, u, v, Math.min(size, width - u), length));
        }
      }
    }
    return fill(cells.join(''), light.shadow, 0.1);
  },

  tiles({ plane, width, near, far, scale, light }) {
    const size = 0.8 * scale;
    const along = Array.from({ length: Math.ceil(width / size) }, (_, index) =>
      line([plane.at(index * size, near), plane.at(index * size, far)]),
    );
    const across = Array.from({ length: Math.ceil((far - near) / size) }, (_, index) =>
      line([plane.at(0, far - index * size), plane.at(width, far - index * size)]),
    );
    return stroke([...along, ...across].join(''), light.shadow, 1.2, 0.16);
  },

  concrete({ plane, width, near, far, light }) {
    const joint = (near + far) * 0.6;
    const middle = width / 2;
    return stroke(
      line([
        plane.at(0, joint),
        plane.at(width, joint),
        plane.at(middle, joint),
        plane.at(middle, near),
      ]),
      light.shadow,
      1.4,
      0.22,
    );
  },

  carpet: () => '',
};
