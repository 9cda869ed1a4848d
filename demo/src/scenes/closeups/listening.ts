import type { Local } from '../frames.ts';
import { planeIn } from '../frames.ts';
import { tone } from '../paint.ts';
import { discOn, rectOn, shapeOn } from '../perspective.ts';
import { barrel, tube } from '../rounds.ts';
import { box, rods, type Stuff } from '../solids.ts';
import { curve, dots, fill, line, oval, rectangle, rounded, stroke, type Point } from '../svg.ts';
import { drawTable } from './backdrop.ts';
import { benchFrame, onBench, type Closeup } from './closeup.ts';

/** Headphones on a wooden stand. */
export const headphones: Closeup = {
  subject: 'Headphones on a wooden stand',
  draw({ stage, random, studio }) {
    const { paint } = stage;
    const side = studio.mirrored ? -1 : 1;
    const x = 600 + side * random.between(-60, 90);
    const shell = random.pick(['gear', 'gear', 'cloth', 'pale'] as const);
    const cushion = shell === 'gear' ? random.pick(['gear', 'accent', 'timber'] as const) : 'gear';
    const band: Point[] = [
      [x - 212, 470],
      [x - 206, 300],
      [x - 120, 180],
      [x, 146],
      [x + 120, 180],
      [x + 206, 300],
      [x + 212, 470],
    ];
    const cup = (sign: -1 | 1) => {
      const middle: Point = [x + sign * 206, 490];
      return (
        fill(
          rounded(middle[0] - sign * 62 - 38, 395, 76, 196, 38),
          tone(paint, cushion, sign * side < 0 ? 0.1 : -0.16),
        ) +
        fill(rounded(middle[0] - 44, 384, 88, 218, 42), tone(paint, shell, 0.06)) +
        fill(rounded(middle[0] - 44, 384, 88, 218, 42), 'url(#round)') +
        fill(oval([middle[0] + sign * 6, 492], 22, 60), tone(paint, 'metal', 0.05)) +
        stroke(
          line([
            [middle[0], 330],
            [middle[0], 400],
          ]),
          tone(paint, 'metal', 0.1),
          14,
        )
      );
    };
    return (
      drawTable(stage, 664) +
      fill(oval([x, 704], 230, 34), 'url(#shade)') +
      fill(oval([x, 690], 150, 28), tone(paint, 'timber', -0.24)) +
      fill(oval([x, 682], 150, 28), tone(paint, 'timber', 0.1)) +
      fill(rectangle(x - 22, 200, 44, 484), tone(paint, 'timber', -0.02)) +
      fill(rectangle(x - 22, 200, 44, 484), 'url(#round)') +
      fill(rounded(x - 96, 176, 192, 58, 28), tone(paint, 'timber', 0.08)) +
      stroke(curve(band), tone(paint, shell, -0.06), 40) +
      stroke(
        curve(band.map(([a, b]): Point => [a + (x - a) * 0.07, b + 12])),
        tone(paint, cushion, 0),
        18,
      ) +
      stroke(
        curve(band.slice(1, 5).map(([a, b]): Point => [a, b - 12])),
        paint.light.glow,
        5,
        0.4,
      ) +
      cup(-1) +
      cup(1) +
      stroke(
        curve([
          [x - side * 206, 600],
          [x - side * 214, 680],
          [x - side * 330, 730],
          [x - side * 470, 712],
          [x - side * 640, 770],
        ]),
        tone(paint, 'gear', 0),
        12,
      )
    );
  },
};

/** A record on a turntable. */
export const turntable: Closeup = {
  subject: 'A record on a turntable, its arm at rest on the grooves',
  draw(bench) {
    const { random } = bench;
    const base: Stuff = random.pick(['timber', 'gear', 'pale'] as const);
    const spin = random.between(0, 3);
    const radius = 0.52;
    const pivot: Local = [0.72, 0.1, 0.4];
    const needle: Local = [0.26, 0.055, -0.22];
    return onBench(
      bench,
      [
        box([-0.78, -0.2, -0.66], [1.72, 0.18, 1.32], base, { level: 0.02 }),
        tube([-0.1, -0.02, 0], radius * 1.05, 0.03, 'metal', { level: 0.1 }),
        barrel([-0.1, 0.01, 0], [-0.1, 0.026, 0], radius, 'gear', {
          level: -0.06,
          onHead: (face, paint) => {
            const wedge = (from: number) =>
              shapeOn(face, [
                [0, 0],
                ...[0, 0.1, 0.2, 0.3].map((step): [number, number] => [
                  Math.cos(from + step) * radius * 0.97,
                  Math.sin(from + step) * radius * 0.97,
                ]),
              ]);
            const grooves = [0.5, 0.58, 0.66, 0.74, 0.82, 0.9].map((share) =>
              discOn(face, 0, 0, radius * share),
            );
            return (
              fill(wedge(spin) + wedge(spin + Math.PI), paint('pale', 0.2), 0.2) +
              stroke(grooves.join(''), paint('metal', 0), 1.3, 0.3) +
              fill(discOn(face, 0, 0, radius * 0.34), paint('accent', 0)) +
              fill(
                shapeOn(
                  face,
                  [0, 1, 2, 3].map((step): [number, number] => [
                    Math.cos(spin + step) * radius * 0.3,
                    Math.sin(spin + step) * radius * 0.3,
                  ]),
                ),
                paint('pale', 0.1),
                0.55,
              ) +
              fill(discOn(face, 0, 0, 0.014), paint('metal', 0.3))
            );
          },
        }),
        tube([0.72, -0.02, 0.4], 0.1, 0.07, 'metal', { level: 0.04 }),
        tube([0.72, 0.05, 0.4], 0.045, 0.07, 'gear', { level: 0.1 }),
        rods([[[0.84, 0.1, 0.56], pivot]], 0.07, 'metal', 0),
        rods([[pivot, needle]], 0.022, 'metal', 0.3),
        rods([[needle, [0.2, 0.05, -0.29]]], 0.05, 'gear', 0.1),
        tube([0.78, -0.02, -0.5], 0.06, 0.04, 'metal', { level: 0.1 }),
      ],
      { z: 1.62, y: 0.1, degrees: random.between(-18, 18) },
    );
  },
};

/** The controls of an amplifier above its cloth. */
export const amplifier: Closeup = {
  subject: 'Knobs of a guitar amplifier above its cloth',
  draw({ stage, random }) {
    const { paint } = stage;
    const frame = benchFrame({ z: 1.45, y: 0.1, degrees: random.between(-26, 26) });
    const face = planeIn(stage, frame, [-0.95, -0.5, 0], [1, 0, 0], [0, 1, 0.02]);
    const cover = random.pick(['gear', 'cloth', 'accent', 'pale'] as const);
    const cloth = random.pick(['panel', 'timber', 'gear'] as const);
    const weave = Array.from({ length: 34 }, (_, index) =>
      line([face.at(0.06 + index * 0.054, 0), face.at(0.06 + index * 0.054, 0.44)]),
    );
    const weft = Array.from({ length: 9 }, (_, index) =>
      line([face.at(0.04, 0.02 + index * 0.05), face.at(1.86, 0.02 + index * 0.05)]),
    );
    const knobs = Array.from({ length: 7 }, (_, index) => {
      const u = 0.36 + index * 0.19;
      const angle = random.between(-2.2, 2.2);
      return (
        fill(discOn(face, u + 0.008, 0.63, 0.066), paint.light.shadow, 0.4) +
        fill(discOn(face, u, 0.64, 0.062), tone(paint, 'gear', 0.02)) +
        fill(discOn(face, u - 0.004, 0.644, 0.05), tone(paint, 'gear', 0.24)) +
        stroke(
          line([
            face.at(u, 0.644),
            face.at(u + Math.sin(angle) * 0.046, 0.644 + Math.cos(angle) * 0.046),
          ]),
          tone(paint, 'pale', 0.2),
          6,
        )
      );
    });
    const ticks = Array.from({ length: 7 }, (_, index) =>
      Array.from({ length: 9 }, (__, step): Point => {
        const angle = -2.2 + step * 0.55;
        return face.at(
          0.36 + index * 0.19 + Math.sin(angle) * 0.086,
          0.64 + Math.cos(angle) * 0.086,
        );
      }),
    ).flat();
    return (
      fill(rectOn(face, -0.1, -0.2, 2.1, 1.14), tone(paint, cover, -0.02)) +
      fill(rectOn(face, -0.1, 0.88, 2.1, 0.06), tone(paint, cover, 0.2)) +
      fill(rectOn(face, 0.02, -0.2, 1.86, 0.66), tone(paint, cloth, 0.04)) +
      stroke(weave.join('') + weft.join(''), paint.light.shadow, 2, 0.22) +
      stroke(line([face.at(0.02, 0.47), face.at(1.88, 0.47)]), tone(paint, 'pale', 0), 9) +
      fill(rectOn(face, 0.04, 0.5, 1.82, 0.28), tone(paint, 'metal', 0.02)) +
      fill(rectOn(face, 0.04, 0.5, 1.82, 0.28), 'url(#beam)', 0.35) +
      dots(ticks, tone(paint, 'gear', 0), 5) +
      knobs.join('') +
      fill(discOn(face, 0.16, 0.64, 0.05), tone(paint, 'metal', -0.3)) +
      fill(discOn(face, 0.16, 0.64, 0.026), tone(paint, 'gear', -0.4)) +
      stroke(
        curve([face.at(0.16, 0.64), face.at(0.1, 0.42), face.at(0.2, 0.1), face.at(0.05, -0.4)]),
        tone(paint, 'gear', 0.06),
        20,
      ) +
      fill(discOn(face, 1.72, 0.64, 0.16), 'url(#glow)', 0.6) +
      fill(discOn(face, 1.72, 0.64, 0.045), '#FFC76A') +
      fill(discOn(face, 1.71, 0.655, 0.016), '#FFF3D6') +
      fill(
        discOn(face, -0.04, 0.86, 0.06) + discOn(face, 1.94, 0.86, 0.06),
        tone(paint, 'metal', 0.14),
      )
    );
  },
};
