import type { Random } from '#demo/lib/random.ts';
import { rectOn, shapeOn } from '../perspective.ts';
import { tone, type Paint } from '../paint.ts';
import type { Material } from '../palette.ts';
import { fill, line, stroke } from '../svg.ts';
import type { Finish, Wall } from './room.ts';

/** What a cladding is made of, and how its pattern is laid over a wall that is already painted. */
interface Cladding {
  material: Material;
  /** Whether its pattern is so regular that the eye would see it being moved to whole pixels. */
  fine?: true;
  /** Size of its pattern in metres; halls use it larger. */
  draw: (wall: Wall, paint: Paint, random: Random, scale: number) => string;
}

/** Every cladding. Patterns are only shade and light over the wall's own gradient. */
export const claddings: Readonly<Record<Finish, Cladding>> = {
  plaster: { material: 'wall', draw: (wall, paint) => skirting(wall, paint) },

  slats: {
    material: 'timber',
    fine: true,
    draw(wall, paint, _random, scale) {
      const pitch = 0.17 * scale;
      const strips = (from: number, share: number) =>
        steps(0, wall.width, pitch)
          .map((u) => rectOn(wall.plane, u + pitch * from, 0, pitch * share, wall.height))
          .join('');
      return (
        shade(strips(0, 0.36), paint, 0.5) +
        (wall.side === 'back' ? light(strips(0.36, 0.12), paint, 0.16) : '') +
        skirting(wall, paint)
      );
    },
  },

  planks: {
    material: 'panel',
    draw(wall, paint, random, scale) {
      const pitch = 0.3 * scale;
      const rows = steps(0, wall.height, pitch);
      const seams = rows.map((v) => line([wall.plane.at(0, v), wall.plane.at(wall.width, v)]));
      const boards = rows
        .filter(() => random.chance(wall.side === 'back' ? 0.6 : 0.3))
        .map((v) => {
          const u = random.between(0, wall.width * 0.7);
          const length = Math.min(random.between(1, 2.6) * scale, wall.width - u);
          return rectOn(wall.plane, u, v, length, Math.min(pitch, wall.height - v));
        });
      return (
        shade(boards.join(''), paint, 0.07) +
        stroke(seams.join(''), paint.light.shadow, 1.4, 0.24) +
        skirting(wall, paint)
      );
    },
  },

  fabric: {
    material: 'panel',
    draw(wall, paint, _random, scale) {
      const columns = Math.max(2, Math.round(wall.width / (1.25 * scale)));
      const rows = wall.height > 3.4 * scale ? 3 : 2;
      const [w, h] = [wall.width / columns, (wall.height - 0.16) / rows];
      const gap = 0.035 * scale;
      const cells = grid(columns, rows, (column, row) => [column * w + gap, 0.14 + row * h + gap]);
      const panels = cells.map(([u, v]) => rectOn(wall.plane, u, v, w - 2 * gap, h - 2 * gap));
      const edges = cells.map(([u, v]) =>
        rectOn(wall.plane, u, v + h - 3.4 * gap, w - 2 * gap, gap * 1.4),
      );
      return (
        shade(rectOn(wall.plane, 0, 0, wall.width, wall.height), paint, 0.3) +
        fill(panels.join(''), `url(#${wall.side})`) +
        light(edges.join(''), paint, 0.18)
      );
    },
  },

  brick: {
    material: 'brick',
    draw(wall, paint, random, scale) {
      const [length, course] = [0.46 * scale, 0.17 * scale];
      const rows = steps(0, wall.height, course);
      const bricks = rows.flatMap((v, row) =>
        steps(row % 2 === 0 ? 0 : length / 2, wall.width - length, length)
          .filter(() => random.chance(0.28))
          .map((u) => rectOn(wall.plane, u, v, length * 0.93, course * 0.84)),
      );
      const half = Math.ceil(bricks.length * 0.6);
      const joints = rows.map((v) => line([wall.plane.at(0, v), wall.plane.at(wall.width, v)]));
      return (
        stroke(joints.join(''), paint.light.shadow, 1.2, 0.16) +
        shade(bricks.slice(0, half).join(''), paint, 0.13) +
        light(bricks.slice(half).join(''), paint, 0.16) +
        skirting(wall, paint)
      );
    },
  },

  diffuser: {
    material: 'timber',
    draw(wall, paint, random, scale) {
      const size = 0.3 * scale;
      const columns = Math.max(2, Math.round(wall.width / size));
      const rows = Math.max(2, Math.round(wall.height / size));
      const [w, h] = [wall.width / columns, wall.height / rows];
      const raised: string[] = [];
      const sunk: string[] = [];
      const shadows: string[] = [];
      for (const [u, v] of grid(columns, rows, (column, row) => [column * w, row * h])) {
        const depth = random.int(0, 3);
        if (depth === 0) sunk.push(rectOn(wall.plane, u, v, w, h));
        if (depth === 3) {
          raised.push(rectOn(wall.plane, u, v, w, h));
          shadows.push(rectOn(wall.plane, u, v - h * 0.22, w, h * 0.22));
        }
      }
      return (
        shade(rectOn(wall.plane, 0, 0, wall.width, wall.height), paint, 0.12) +
        shade(sunk.join(''), paint, 0.2) +
        light(raised.join(''), paint, 0.13) +
        shade(shadows.join(''), paint, 0.28)
      );
    },
  },

  foam: {
    material: 'gear',
    draw(wall, paint, _random, scale) {
      const size = 0.42 * scale;
      const columns = Math.max(2, Math.round(wall.width / size));
      const rows = Math.max(2, Math.round(wall.height / size));
      const [w, h] = [wall.width / columns, wall.height / rows];
      const cells = grid(columns, rows, (column, row) => [column * w, row * h]);
      const wedge = (lift: 0 | 1) =>
        cells
          .map(([u, v]) =>
            shapeOn(wall.plane, [
              [u, v + lift * h],
              [u + w / 2, v + h / 2],
              [u + w, v + lift * h],
            ]),
          )
          .join('');
      return (
        light(rectOn(wall.plane, 0, 0, wall.width, wall.height), paint, 0.14) +
        shade(wedge(0), paint, 0.34) +
        light(wedge(1), paint, 0.1)
      );
    },
  },

  cork: {
    material: 'cork',
    draw(wall, paint, random, scale) {
      const size = 0.6 * scale;
      const tiles = steps(0, wall.width, size).flatMap((u) =>
        steps(0, wall.height, size).flatMap((v) =>
          random.chance(0.4)
            ? [
                rectOn(
                  wall.plane,
                  u,
                  v,
                  Math.min(size, wall.width - u),
                  Math.min(size, wall.height - v),
                ),
              ]
            : [],
        ),
      );
      const half = tiles.length >> 1;
      return (
        light(tiles.slice(0, half).join(''), paint, 0.1) +
        shade(tiles.slice(half).join(''), paint, 0.08) +
        skirting(wall, paint)
      );
    },
  },

  curtain: {
    material: 'cloth',
    fine: true,
    draw(wall, paint, random, scale) {
      const folds = steps(0, wall.width, 0.34 * scale).map((u) => ({
        u,
        width: random.between(0.1, 0.18) * scale,
        lean: random.between(-0.04, 0.04),
      }));
      const strip = (from: number, share: number) =>
        folds
          .map(({ u, width, lean }) =>
            shapeOn(wall.plane, [
              [u + from * width, wall.height],
              [u + (from + share) * width, wall.height],
              [u + (from + share * 1.25) * width + lean, 0.06],
              [u + (from - 0.2) * width + lean, 0.06],
            ]),
          )
          .join('');
      return (
        shade(strip(0, 0.9), paint, 0.3) +
        light(strip(1.05, 0.45), paint, 0.16) +
        shade(rectOn(wall.plane, 0, 0, wall.width, 0.07), paint, 0.4)
      );
    },
  },

  panelling: {
    material: 'wall',
    draw(wall, paint, _random, scale) {
      const columns = Math.max(2, Math.round(wall.width / (1.5 * scale)));
      const w = wall.width / columns;
      const dado = Math.min(1 * scale, wall.height * 0.36);
      const frame = (u: number, v: number, width: number, height: number) =>
        rectOn(wall.plane, u, v, width, height);
      const fields = grid(columns, 1, (column) => [column * w + 0.14 * scale, 0]).map(([u]) =>
        frame(u, 0.24 * scale, w - 0.28 * scale, dado - 0.4 * scale),
      );
      const tall = grid(columns, 1, (column) => [column * w + 0.14 * scale, 0]).map(([u]) =>
        frame(u, dado + 0.2 * scale, w - 0.28 * scale, wall.height - dado - 0.5 * scale),
      );
      return (
        fill(frame(0, 0, wall.width, dado), tone(paint, 'panel'), 0.55) +
        light(frame(0, dado, wall.width, 0.05 * scale), paint, 0.3) +
        stroke([...fields, ...tall].join(''), paint.light.shadow, 1.6, 0.2) +
        skirting(wall, paint)
      );
    },
  },
};

function skirting(wall: Wall, paint: Paint): string {
  return (
    shade(rectOn(wall.plane, 0, 0, wall.width, 0.1), paint, 0.26) +
    light(rectOn(wall.plane, 0, 0.1, wall.width, 0.016), paint, 0.3)
  );
}

function shade(d: string, paint: Paint, opacity: number): string {
  return fill(d, paint.light.shadow, opacity);
}

function light(d: string, paint: Paint, opacity: number): string {
  return fill(d, paint.light.glow, opacity * (1 - 0.6 * paint.light.dim));
}

/** Numbers from `from` up to, not including, `to`. */
function steps(from: number, to: number, step: number): number[] {
  const count = Math.max(0, Math.ceil((to - from) / step - 1e-6));
  return Array.from({ length: count }, (_, index) => from + index * step);
}

function grid(
  columns: number,
  rows: number,
  place: (column: number, row: number) => readonly [number, number],
): (readonly [number, number])[] {
  return Array.from({ length: columns * rows }, (_, index) =>
    place(index % columns, Math.floor(index / columns)),
  );
}
