import { planeIn } from '../frames.ts';
import { tone } from '../paint.ts';
import { discOn, rectOn, shapeOn, type Plane } from '../perspective.ts';
import { curve, dots, fill, line, outline, stroke, type Point } from '../svg.ts';
import { benchFrame, type Closeup } from './closeup.ts';

/** Two level meters, lit from within. */
export const meters: Closeup = {
  subject: 'Two lit level meters on a wooden-sided panel',
  draw({ stage, random }) {
    const frame = benchFrame({ z: 1.5, y: 0.2, degrees: random.between(-20, 20) });
    const face = planeIn(stage, frame, [-0.62, -0.32, 0], [1, 0, 0], [0, 0.96, 0.28]);
    const { paint } = stage;
    const body = random.pick(['metal', 'gear', 'pale', 'cloth'] as const);
    const meter = (u: number, level: number) => meterOn(face, u, 0.26, 0.46, 0.32, level, stage);
    const screws = [0.05, 1.19].flatMap((u) => [0.06, 0.64].map((v) => face.at(u, v)));
    return (
      fill(rectOn(face, -0.09, -0.06, 1.42, 0.82), tone(paint, 'timber', -0.2)) +
      fill(rectOn(face, 0, 0, 1.24, 0.7), tone(paint, body, -0.06)) +
      fill(rectOn(face, 0, 0, 1.24, 0.7), 'url(#beam)', 0.3) +
      meter(0.1, random.between(-0.5, 0.25)) +
      meter(0.68, random.between(-0.5, 0.25)) +
      [0.2, 0.4, 0.84, 1.04]
        .map(
          (u) =>
            fill(discOn(face, u, 0.13, 0.058), tone(paint, 'gear', -0.1)) +
            fill(discOn(face, u, 0.135, 0.046), tone(paint, 'gear', 0.2)) +
            stroke(
              line([face.at(u, 0.14), face.at(u + random.between(-0.03, 0.03), 0.176)]),
              tone(paint, 'pale', 0.1),
              5,
            ),
        )
        .join('') +
      dots(screws, tone(paint, 'metal', 0.2), 16) +
      dots([face.at(0.62, 0.13)], '#FFD27A', 14)
    );
  },
};

/** A needle before a warm scale; `level` is its angle from upright, in radians. */
function meterOn(
  face: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  level: number,
  { paint }: { paint: Parameters<typeof tone>[0] },
): string {
  const middle = u + width / 2;
  const radius = height * 0.82;
  const foot = v - height * 0.08;
  const on = (angle: number, reach: number): Point =>
    face.at(middle + Math.sin(angle) * radius * reach, foot + Math.cos(angle) * radius * reach);
  const arc = (from: number, to: number, reach: number) =>
    curve(Array.from({ length: 9 }, (_, index) => on(from + ((to - from) * index) / 8, reach)));
  const ticks = Array.from({ length: 11 }, (_, index) => {
    const angle = -0.72 + index * 0.144;
    return line([on(angle, 0.98), on(angle, 1.06)]);
  });
  return (
    fill(
      rectOn(face, u - 0.025, v - 0.025, width + 0.05, height + 0.05),
      tone(paint, 'gear', -0.2),
    ) +
    fill(rectOn(face, u, v, width, height), '#F6DCA4') +
    fill(
      shapeOn(face, [
        [u, v],
        [u + width, v],
        [u + width * 0.8, v + height * 0.4],
        [u + width * 0.2, v + height * 0.4],
      ]),
      '#FFF3D2',
      0.7,
    ) +
    stroke(arc(-0.72, 0.36, 0.96), '#3A2C22', 3.4) +
    stroke(arc(0.36, 0.72, 0.96), '#B9692E', 8) +
    stroke(ticks.join(''), '#3A2C22', 2.4) +
    stroke(line([on(level, 0.05), on(level, 1.02)]), '#2A201A', 4) +
    fill(
      shapeOn(face, [
        [middle - 0.07, v],
        [middle + 0.07, v],
        [middle + 0.04, v + 0.05],
        [middle - 0.04, v + 0.05],
      ]),
      tone(paint, 'gear', 0),
    ) +
    fill(
      shapeOn(face, [
        [u, v + height],
        [u + width * 0.46, v + height],
        [u + width * 0.2, v],
        [u, v],
      ]),
      '#FFFFFF',
      0.16,
    )
  );
}

/** A patch bay with cables between its rows. */
export const patchBay: Closeup = {
  subject: 'Patch cables between two rows of a patch bay',
  draw({ stage, random }) {
    const { paint } = stage;
    const frame = benchFrame({ z: 1.45, y: 0.14, degrees: random.between(-24, 24) });
    const face = planeIn(stage, frame, [-0.9, -0.3, 0], [1, 0, 0], [0, 1, 0.06]);
    const columns = 15;
    const rows = [0.52, 0.4, 0.28, 0.16];
    const jack = (column: number, row: number): Point =>
      face.at(0.1 + column * 0.115, rows[row] ?? 0.2);
    const jacks = rows.flatMap((_, row) =>
      Array.from({ length: columns }, (__, column) => jack(column, row)),
    );
    const stuffs = ['accent', 'cloth', 'pale', 'leaf', 'rug'] as const;
    const cables = Array.from({ length: 7 }, (_, index) => {
      const from = jack(random.int(1, columns - 2), random.int(0, 1));
      const to = jack(random.int(1, columns - 2), random.int(2, 3));
      const sag = random.between(140, 330);
      const middle: Point = [
        (from[0] + to[0]) / 2 + random.between(-60, 60),
        Math.max(from[1], to[1]) + sag,
      ];
      const d = curve([
        from,
        [from[0] + (middle[0] - from[0]) * 0.2, from[1] + sag * 0.55],
        middle,
        [to[0] + (middle[0] - to[0]) * 0.2, to[1] + sag * 0.5],
        to,
      ]);
      const colour = tone(paint, stuffs[index % stuffs.length]!, -0.02);
      return (
        stroke(d, paint.light.shadow, 15, 0.25) +
        stroke(d, colour, 12) +
        stroke(d, paint.light.glow, 3, 0.35) +
        dots([from, to], tone(paint, 'gear', 0), 32) +
        dots([from, to], tone(paint, 'metal', 0.2), 17)
      );
    });
    return (
      fill(rectOn(face, -0.16, -0.5, 2.12, 1.6), tone(paint, 'timber', -0.3)) +
      fill(rectOn(face, -0.06, 0.08, 1.92, 0.52), tone(paint, 'gear', 0.1)) +
      fill(rectOn(face, -0.06, 0.68, 1.92, 0.4), tone(paint, 'metal', -0.12)) +
      fill(rectOn(face, -0.06, -0.46, 1.92, 0.46), tone(paint, 'gear', 0.02)) +
      fill(
        rectOn(face, -0.02, 0.575, 1.84, 0.02) + rectOn(face, -0.02, 0.335, 1.84, 0.02),
        tone(paint, 'pale', -0.1),
        0.8,
      ) +
      dots(jacks, tone(paint, 'metal', -0.05), 30) +
      dots(jacks, tone(paint, 'gear', -0.5), 18) +
      cables.join('')
    );
  },
};

/** The reels of a tape machine. */
export const reels: Closeup = {
  subject: 'Two tape reels and the heads between them',
  shows: ['tape'],
  draw({ stage, random }) {
    const { paint } = stage;
    const frame = benchFrame({ z: 1.9, y: -0.07, degrees: random.between(-18, 18) });
    const face = planeIn(stage, frame, [-0.78, -0.3, 0], [1, 0, 0], [0, 0.94, 0.34]);
    const full = random.between(0.2, 0.26);
    const spin = random.between(0, 2);
    const body = random.pick(['metal', 'pale', 'gear'] as const);
    const reel = (u: number, pack: number, turn: number) => {
      const holes = [0, 1, 2].map((index) => {
        const angle = turn + (index * Math.PI * 2) / 3;
        return discOn(face, u + Math.cos(angle) * 0.16, 0.52 + Math.sin(angle) * 0.16, 0.062);
      });
      return (
        fill(discOn(face, u + 0.02, 0.5, 0.3), paint.light.shadow, 0.35) +
        fill(discOn(face, u, 0.52, pack), tone(paint, '#5B3A26', 0)) +
        stroke(
          [0.8, 0.88, 0.95].map((share) => discOn(face, u, 0.52, pack * share)).join(''),
          tone(paint, '#8A5F3F', 0),
          1.4,
          0.5,
        ) +
        fill(discOn(face, u, 0.52, 0.295), tone(paint, 'metal', 0.3), 0.34) +
        stroke(discOn(face, u, 0.52, 0.295), tone(paint, 'metal', 0.4), 5) +
        fill(holes.join(''), tone(paint, 'gear', -0.1), 0.72) +
        fill(discOn(face, u, 0.52, 0.085), tone(paint, 'metal', 0.2)) +
        fill(discOn(face, u, 0.52, 0.045), tone(paint, 'accent', 0)) +
        fill(discOn(face, u, 0.52, 0.018), tone(paint, 'gear', 0))
      );
    };
    const path = [
      face.at(0.36 - full * 0.9, 0.45),
      face.at(0.3, 0.12),
      face.at(0.62, 0.14),
      face.at(0.94, 0.14),
      face.at(1.26, 0.12),
      face.at(1.3, 0.4),
    ];
    return (
      fill(rectOn(face, -0.2, -0.3, 1.96, 1.5), tone(paint, body, -0.1)) +
      fill(rectOn(face, -0.2, -0.3, 1.96, 1.5), 'url(#beam)', 0.3) +
      reel(0.36, full, spin) +
      reel(1.2, 0.46 - full, spin + 0.7) +
      stroke(line(path), tone(paint, '#4A2E1E', 0), 6) +
      fill(rectOn(face, 0.56, 0.03, 0.44, 0.17), tone(paint, 'gear', 0.05)) +
      fill(
        rectOn(face, 0.6, 0.06, 0.1, 0.1) +
          rectOn(face, 0.73, 0.06, 0.1, 0.1) +
          rectOn(face, 0.86, 0.06, 0.1, 0.1),
        tone(paint, 'metal', 0.1),
      ) +
      [0.3, 1.26]
        .map(
          (u) =>
            fill(discOn(face, u, 0.12, 0.04), tone(paint, 'metal', 0.3)) +
            fill(discOn(face, u, 0.12, 0.018), tone(paint, 'gear', 0)),
        )
        .join('') +
      fill(
        [0, 1, 2, 3].map((index) => rectOn(face, 0.5 + index * 0.15, -0.16, 0.12, 0.09)).join(''),
        tone(paint, 'gear', 0.12),
      ) +
      fill(
        outline([
          face.at(0.51, -0.15),
          face.at(0.61, -0.15),
          face.at(0.61, -0.08),
          face.at(0.51, -0.08),
        ]),
        '#FFD27A',
      )
    );
  },
};
