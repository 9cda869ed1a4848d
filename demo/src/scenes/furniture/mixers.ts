import { shadowUnder } from '../discs.ts';
import { deskHeight, laptop, mug } from './desks.ts';
import { rectOn } from '../perspective.ts';
import { box, legs, rods, type Stuff } from '../solids.ts';
import { fill, line, stroke } from '../svg.ts';
import { channelStrips } from './consoles.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';
import { rackUnits } from './racks.ts';
import { synthesiser } from './keyboards.ts';
import { monitorBox } from './loudspeakers.ts';
import { screen } from './desks.ts';
import type { ScreenContent } from './screens.ts';

/** A small mixer on top of a flight case with rack units in it. */
export function mixerCase(place: Place, seed: number, lid: Stuff): Piece {
  return solidPiece(
    'mixer on a flight case',
    place,
    [
      box([-0.5, 0.1, -0.34], [1, 0.68, 0.68], lid, {
        level: -0.02,
        front: (face, w, h, paint) =>
          rackUnits(seed, 0.05)(face, w, h, paint) +
          stroke(rectOn(face, 0.015, 0.015, w - 0.03, h - 0.03), paint('metal', 0.25), 4),
      }),
      box([-0.5, 0.78, -0.34], [1, 0.05, 0.68], 'metal', { level: -0.1 }),
      box([-0.46, 0.83, -0.3], [0.92, 0.07, 0.6], 'gear', {
        level: 0.06,
        top: (face, w, h, paint, full) => {
          const [a] = face.at(0, 0);
          const [b] = face.at(w, 0);
          return (
            fill(rectOn(face, 0.02, 0.02, w - 0.04, h - 0.04), paint('metal', -0.16)) +
            channelStrips(face, w, h + 0.14, full, Math.abs(b - a) / w, seed)
          );
        },
      }),
      rods(
        [-0.44, 0.44].flatMap((a) => [
          [
            [a, 0, -0.28],
            [a, 0.1, -0.28],
          ] as const,
        ]),
        0.05,
        'gear',
      ),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.5, 0.5], [-0.34, 0.34]),
  );
}

/** A table on which somebody writes music: keys, boxes with knobs, a screen, small monitors. */
export function beatTable(
  place: Place,
  {
    width,
    top,
    content,
    bodies,
    seed,
  }: {
    width: number;
    top: Stuff;
    content: ScreenContent;
    bodies: readonly [Stuff, Stuff, Stuff];
    seed: number;
  },
): Piece {
  const half = width / 2;
  const pad = (a: number, c: number, size: number, stuff: Stuff) =>
    box([a, deskHeight, c], [size, 0.06, size * 0.9], stuff, {
      level: 0.04,
      top: (face, w, h, paint) => {
        const cells = Array.from({ length: 16 }, (_, index) =>
          rectOn(
            face,
            w * (0.08 + (index % 4) * 0.22),
            h * (0.06 + Math.floor(index / 4) * 0.16),
            w * 0.18,
            h * 0.12,
          ),
        );
        const lit = cells.filter((_, index) => (index * 7 + seed) % 5 === 0);
        return (
          fill(cells.join(''), paint('pale', -0.2)) +
          fill(lit.join(''), paint('accent', 0.2)) +
          fill(rectOn(face, w * 0.1, h * 0.74, w * 0.5, h * 0.18), paint('gear', -0.3))
        );
      },
    });
  return solidPiece(
    'table of instruments',
    place,
    [
      legs([-half + 0.06, half - 0.06], [-0.36, 0.36], deskHeight - 0.05, 0.055, 'gear'),
      box([-half, deskHeight - 0.05, -0.44], [width, 0.05, 0.88], top, { level: 0.06 }),
      synthesiser([-0.62, deskHeight, -0.42], 1.06, bodies[0], seed),
      pad(0.54, -0.36, 0.34, bodies[1]),
      synthesiser([-half + 0.08, deskHeight + 0.02, 0.0], 0.5, bodies[2], seed + 3),
      ...screen(0.02, 0.26, 0.78, content, seed),
      ...[-half + 0.16, half - 0.16].flatMap((a) => [monitorBox(a, deskHeight + 0.04, 0.3, 0.8)]),
      ...laptop([half - 0.52, deskHeight, 0.1], 'mixer', seed),
      mug([half - 0.1, deskHeight, -0.2]),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-half, half], [-0.4, 0.4]),
  );
}

/** A wall of small modules with cables between them, in a wooden case on a stand. */
export function modularCase(place: Place, seed: number): Piece {
  return solidPiece(
    'modular synthesiser',
    place,
    [
      legs([-0.5, 0.5], [-0.1, 0.2], 0.7, 0.05, 'gear'),
      box([-0.58, 0.7, -0.12], [1.16, 0.82, 0.3], 'timber', {
        front: (face, w, h, paint) => {
          const rows = [0.04, 0.04 + (h - 0.08) / 2];
          const height = (h - 0.1) / 2;
          const plates = rows.flatMap((v, row) =>
            Array.from({ length: 8 }, (_, index) =>
              rectOn(
                face,
                0.04 + (index * (w - 0.08)) / 8 + 0.004,
                v,
                (w - 0.08) / 8 - 0.008,
                height * (row ? 1 : 1),
              ),
            ),
          );
          const wires = Array.from({ length: 9 }, (_, index) => {
            const from = 0.1 + ((index * 37 + seed * 13) % 80) / 100;
            const to = 0.1 + ((index * 53 + seed * 29) % 80) / 100;
            const [v0, v1] = [
              h * (0.15 + ((index * 17) % 7) / 10),
              h * (0.15 + ((index * 29) % 7) / 10),
            ];
            const [start, end] = [face.at(w * from, v0), face.at(w * to, v1)];
            const sag = 24 + 10 * (index % 3);
            return `M${Math.round(start[0])} ${Math.round(start[1])}Q${Math.round((start[0] + end[0]) / 2)} ${Math.round(Math.max(start[1], end[1]) + sag)} ${Math.round(end[0])} ${Math.round(end[1])}`;
          });
          return (
            fill(plates.filter((_, index) => index % 3 !== 0).join(''), paint('metal', 0)) +
            fill(plates.filter((_, index) => index % 3 === 0).join(''), paint('gear', 0.14)) +
            stroke(
              wires.filter((_, index) => index % 3 !== 0).join(''),
              paint('accent', 0.1),
              2.2,
            ) +
            stroke(wires.filter((_, index) => index % 3 === 0).join(''), paint('cloth', 0.2), 2.2) +
            stroke(line([face.at(0.04, h / 2), face.at(w - 0.04, h / 2)]), paint('timber', -0.2), 3)
          );
        },
      }),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.56, 0.56], [-0.1, 0.2]),
  );
}
