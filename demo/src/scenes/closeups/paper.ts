import { planeIn } from '../frames.ts';
import { tone } from '../paint.ts';
import { rectOn, type Plane } from '../perspective.ts';
import type { Random } from '#demo/lib/random.ts';
import { curve, dots, fill, line, oval, stroke, type Point } from '../svg.ts';
import { drawTable } from './backdrop.ts';
import { benchFrame, type Bench, type Closeup } from './closeup.ts';

/** A score on a music stand. */
export const score: Closeup = {
  subject: 'A marked score on a music stand',
  draw(bench) {
    const { stage, random } = bench;
    const { paint } = stage;
    const frame = benchFrame({ z: 2, y: -0.1, degrees: random.between(-18, 18) });
    const face = planeIn(stage, frame, [-0.62, -0.22, 0], [1, 0, 0], [0, 0.93, 0.36]);
    return (
      stroke(line([face.at(0.62, 0.2), face.at(0.62, -0.9)]), tone(paint, 'gear', 0.06), 30) +
      fill(rectOn(face, -0.09, -0.08, 1.42, 0.98), tone(paint, 'gear', 0.1)) +
      fill(rectOn(face, -0.09, -0.12, 1.42, 0.05), tone(paint, 'gear', 0.24)) +
      sheet(face, 0.02, bench) +
      sheet(face, 0.63, bench) +
      stroke(line([face.at(0.62, 0), face.at(0.62, 0.84)]), paint.light.shadow, 8, 0.2) +
      pencil(
        face.at(random.between(0.2, 0.5), 0.03),
        face.at(random.between(0.75, 1.05), -0.06),
        bench,
      )
    );
  },
};

function sheet(face: Plane, u: number, { stage, random }: Bench): string {
  const { paint } = stage;
  const systems = [0.68, 0.5, 0.32, 0.14];
  const gap = 0.019;
  const staves = systems.flatMap((v) =>
    [0, 1, 2, 3, 4].map((step) =>
      line([face.at(u + 0.05, v + step * gap), face.at(u + 0.54, v + step * gap)]),
    ),
  );
  const bars = systems.flatMap((v) =>
    [0.05, 0.21, 0.38, 0.54].map((at) => line([face.at(u + at, v), face.at(u + at, v + 4 * gap)])),
  );
  const notes = systems.flatMap((v) =>
    Array.from(
      { length: 8 },
      (_, index) => [u + 0.085 + index * 0.057, v + random.int(0, 7) * gap * 0.5] as const,
    ),
  );
  const stems = notes.map(([a, v]) => line([face.at(a + 0.009, v), face.at(a + 0.009, v + 0.062)]));
  const beams = notes.flatMap(([a, v], index) => {
    const next = notes[index + 1];
    return index % 2 === 0 && next && random.chance(0.6)
      ? [line([face.at(a + 0.009, v + 0.062), face.at(next[0] + 0.009, next[1] + 0.062)])]
      : [];
  });
  const slur = (v: number): Point[] => [
    face.at(u + 0.1, v),
    face.at(u + 0.2, v + 0.035),
    face.at(u + 0.32, v),
  ];
  return (
    fill(rectOn(face, u, 0, 0.59, 0.84), tone(paint, 'pale', 0.06)) +
    stroke(staves.join(''), tone(paint, 'gear', 0.1), 1.3, 0.55) +
    stroke(bars.join(''), tone(paint, 'gear', 0), 1.8, 0.6) +
    dots(
      notes.map(([a, v]) => face.at(a, v)),
      tone(paint, 'gear', 0),
      17,
    ) +
    stroke(stems.join(''), tone(paint, 'gear', 0), 2.6) +
    stroke(beams.join(''), tone(paint, 'gear', 0), 7) +
    stroke(curve(slur(0.61)) + curve(slur(0.43)), tone(paint, 'cloth', 0), 4, 0.8)
  );
}

function pencil(from: Point, to: Point, { stage }: Bench): string {
  const { paint } = stage;
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return (
    stroke(
      line([
        [from[0] + 6, from[1] + 12],
        [to[0] + 6, to[1] + 12],
      ]),
      paint.light.shadow,
      15,
      0.3,
    ) +
    stroke(line([at(0.08), to]), tone(paint, 'accent', 0), 15) +
    stroke(line([at(0.08), to]), paint.light.glow, 4, 0.4) +
    stroke(line([from, at(0.07)]), tone(paint, 'timber', 0.3), 10) +
    dots([from], tone(paint, 'gear', 0), 6)
  );
}

/** A script on a table with a pencil, glasses and a cup. */
export const script: Closeup = {
  subject: 'A script with pencil marks, glasses and a cup on a table',
  draw(bench) {
    const { stage, random, studio } = bench;
    const { paint } = stage;
    const side = studio.mirrored ? -1 : 1;
    const frame = benchFrame({ z: 1.5, degrees: random.between(-14, 14) });
    const face = planeIn(stage, frame, [-0.42, 0.001, -0.42], [1, 0, 0], [0, 0, 1]);
    const under = planeIn(
      stage,
      benchFrame({ z: 1.5, degrees: random.between(-26, 26) }),
      [-0.42, 0, -0.42],
      [1, 0, 0],
      [0, 0, 1],
    );
    const cup: Point = [600 + side * 420, 420];
    const glasses: Point = [600 - side * 380, 560];
    return (
      drawTable(stage, 250) +
      fill(rectOn(under, 0.02, -0.02, 0.84, 1.14), paint.light.shadow, 0.2) +
      fill(rectOn(under, 0, 0, 0.84, 1.14), tone(paint, 'pale', -0.1)) +
      fill(rectOn(face, 0.02, -0.02, 0.84, 1.14), paint.light.shadow, 0.22) +
      fill(rectOn(face, 0, 0, 0.84, 1.14), tone(paint, 'pale', 0.1)) +
      typing(face, random, tone(paint, 'gear', 0.3), tone(paint, 'accent', 0)) +
      pencil(face.at(0.5, 0.24), face.at(0.92, 0.5), bench) +
      fill(oval([cup[0] + 10, cup[1] + 116], 130, 44), 'url(#shade)') +
      fill(
        `M${cup[0] - 92} ${cup[1]}L${cup[0] - 74} ${cup[1] + 110}A74 26 0 0 0 ${cup[0] + 74} ${cup[1] + 110}L${cup[0] + 92} ${cup[1]}z`,
        tone(paint, 'cloth', 0.05),
      ) +
      fill(
        `M${cup[0] - 92} ${cup[1]}L${cup[0] - 74} ${cup[1] + 110}A74 26 0 0 0 ${cup[0] + 74} ${cup[1] + 110}L${cup[0] + 92} ${cup[1]}z`,
        'url(#round)',
      ) +
      fill(oval(cup, 92, 34), tone(paint, 'cloth', 0.25)) +
      fill(oval([cup[0], cup[1] + 5], 82, 27), tone(paint, '#4A2E1E', 0)) +
      stroke(
        oval(glasses, 74, 42) + oval([glasses[0] + 178, glasses[1] + 16], 74, 42),
        tone(paint, 'gear', 0),
        11,
      ) +
      fill(
        oval(glasses, 68, 37) + oval([glasses[0] + 178, glasses[1] + 16], 68, 37),
        paint.light.glow,
        0.16,
      ) +
      stroke(
        curve([
          [glasses[0] + 72, glasses[1] - 6],
          [glasses[0] + 90, glasses[1] - 14],
          [glasses[0] + 106, glasses[1] + 2],
        ]) +
          curve([
            [glasses[0] - 70, glasses[1] - 16],
            [glasses[0] - 60, glasses[1] - 110],
            [glasses[0] - 10, glasses[1] - 150],
          ]) +
          curve([
            [glasses[0] + 250, glasses[1] + 8],
            [glasses[0] + 250, glasses[1] - 90],
            [glasses[0] + 206, glasses[1] - 128],
          ]),
        tone(paint, 'gear', 0),
        9,
      )
    );
  },
};

/** Lines of a text that cannot be read, some of them marked. */
function typing(face: Plane, random: Random, ink: string, mark: string): string {
  const rows = Array.from({ length: 15 }, (_, index) => {
    const indent = index % 5 === 0 ? 0.3 : 0.1;
    const end = index % 5 === 0 ? 0.52 : random.between(0.5, 0.76);
    return line([face.at(indent, 1.02 - index * 0.064), face.at(end, 1.02 - index * 0.064)]);
  });
  const marked = [random.int(2, 6), random.int(8, 12)].map((index) =>
    rectOn(face, 0.09, 1 - index * 0.064, 0.5, 0.045),
  );
  return fill(marked.join(''), mark, 0.4) + stroke(rows.join(''), ink, 7, 0.75);
}
