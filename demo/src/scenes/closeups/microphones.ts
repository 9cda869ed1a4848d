import { spotIn, type Local } from '../frames.ts';
import { tone } from '../paint.ts';
import { discOn } from '../perspective.ts';
import { barrel } from '../rounds.ts';
import { see } from '../stage.ts';
import { curve, dots, fill, line, oval, rounded, stroke, type Point } from '../svg.ts';
import { benchFrame, onBench, type Closeup } from './closeup.ts';

/** A large-diaphragm microphone in its cradle behind a pop filter. */
export const condenser: Closeup = {
  subject: 'A studio microphone in its cradle behind a pop filter',
  draw({ stage, random, studio }) {
    const { paint } = stage;
    const side = studio.mirrored ? -1 : 1;
    const x = 600 + side * random.between(20, 110);
    const body = random.pick(['metal', 'gear', 'pale', 'cloth'] as const);
    const [w, top, foot] = [150, 130, 640];
    const split = 380;
    const mesh = Array.from({ length: 9 }, (_, index) => {
      const at = x - w / 2 + ((index + 0.5) * w) / 9;
      return line([
        [at, top + 26],
        [at, split - 8],
      ]);
    });
    const rows = Array.from({ length: 11 }, (_, index) => {
      const at = top + 34 + index * 21;
      return line([
        [x - w / 2 + 6, at],
        [x + w / 2 - 6, at],
      ]);
    });
    const cradle: Point = [x, 520];
    const elastic = Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * Math.PI * 2 + 0.3;
      return line([
        [cradle[0] + Math.cos(angle) * 158, cradle[1] + Math.sin(angle) * 44],
        [cradle[0] + Math.cos(angle + 0.5) * w * 0.5, cradle[1] + Math.sin(angle + 0.5) * 16],
      ]);
    });
    const filter: Point = [x - side * 250, 330];
    return (
      stroke(
        line([
          [x, foot + 20],
          [x, 840],
        ]),
        tone(paint, 'gear', 0),
        26,
      ) +
      stroke(
        line([
          [x + side * 158, 520],
          [x + side * 240, 640],
          [x + side * 240, 840],
        ]),
        tone(paint, 'gear', 0.08),
        20,
      ) +
      stroke(
        curve([[x - side * 60, 720], [x - side * 220, 700], [x - side * 330, 560], filter]),
        tone(paint, 'gear', 0.12),
        11,
      ) +
      stroke(oval(cradle, 162, 46), tone(paint, 'gear', 0.05), 15) +
      stroke(elastic.join(''), tone(paint, 'cloth', 0.1), 5) +
      fill(rounded(x - w / 2, split, w, foot - split, 26), tone(paint, body, -0.04)) +
      fill(rounded(x - w / 2, split, w, foot - split, 26), 'url(#round)') +
      fill(rounded(x - w / 2, top, w, split - top + 12, 64), tone(paint, 'metal', 0.02)) +
      stroke(mesh.join('') + rows.join(''), tone(paint, 'gear', 0), 2.4, 0.5) +
      fill(oval([x, (top + split) / 2 + 20], 40, 62), tone(paint, 'accent', 0.1), 0.35) +
      fill(rounded(x - w / 2, top, w, split - top + 12, 64), 'url(#round)') +
      fill(rounded(x - w / 2 - 6, split - 8, w + 12, 24, 8), tone(paint, 'metal', 0.22)) +
      stroke(
        curve([
          [cradle[0] - 162, cradle[1]],
          [cradle[0] - 110, cradle[1] + 35],
          [cradle[0], cradle[1] + 46],
          [cradle[0] + 110, cradle[1] + 35],
          [cradle[0] + 162, cradle[1]],
        ]),
        tone(paint, 'gear', 0.18),
        15,
      ) +
      dots([[x, 590]], tone(paint, 'accent', 0.1), 18) +
      fill(oval(filter, 132, 168), tone(paint, 'gear', -0.1), 0.5) +
      stroke(
        [1, 0.8, 0.6, 0.4].map((share) => oval(filter, 132 * share, 168 * share)).join(''),
        tone(paint, 'gear', 0.3),
        1.4,
        0.35,
      ) +
      stroke(oval(filter, 132, 168), tone(paint, 'gear', 0.12), 15) +
      stroke(
        curve([
          [filter[0] - 100, filter[1] - 118],
          [filter[0], filter[1] - 172],
          [filter[0] + 90, filter[1] - 128],
        ]),
        paint.light.glow,
        4,
        0.5,
      )
    );
  },
};

/** A broadcast microphone on its arm. */
export const broadcast: Closeup = {
  subject: 'A broadcast microphone on a sprung arm',
  draw(bench) {
    const { stage, random } = bench;
    const { paint } = stage;
    const place = { z: 2.3, y: -0.1, degrees: random.between(42, 66) * random.pick([-1, 1]) };
    const body = random.pick(['gear', 'gear', 'cloth', 'metal'] as const);
    const foam = body === 'gear' ? random.pick(['accent', 'rug', 'gear'] as const) : 'gear';
    const frame = benchFrame(place);
    const at = (...local: Local) => see(stage, spotIn(frame, local));
    const yoke = [at(-0.25, 0, 0.12), at(-0.25, 0.3, 0.12), at(0.25, 0.3, 0.12), at(0.25, 0, 0.12)];
    const arm = [at(0, 0.32, 0.12), at(0, 0.6, 0.5), at(0.1, 0.72, 1.6)];
    return (
      stroke(line([at(0, 0.34, 0.12), at(0.1, 1.5, 0.5)]), tone(paint, 'gear', 0.1), 26) +
      stroke(line([at(0, 0.34, 0.12), at(0.1, 1.5, 0.5)]), paint.light.glow, 4, 0.3) +
      stroke(curve(arm.slice(0, 2)), tone(paint, 'metal', 0), 10) +
      stroke(
        curve([at(0, 0, 0.8), at(0.02, -0.06, 1.1), at(0.06, 0.3, 1.3), at(0.08, 1.2, 0.8)]),
        tone(paint, 'gear', -0.1),
        13,
      ) +
      onBench(
        bench,
        [
          barrel([0, 0, 0.86], [0, 0, 0.74], 0.09, 'gear', { level: 0.1 }),
          barrel([0, 0, 0.74], [0, 0, 0.06], 0.19, body, { level: 0.05 }),
          barrel([0, 0, 0.06], [0, 0, 0.02], 0.2, 'metal', { level: 0.15 }),
          barrel([0, 0, 0.02], [0, 0, -0.42], 0.215, foam, {
            level: 0.03,
            onHead: (face, paintOn) =>
              fill(discOn(face, 0, 0, 0.185), paintOn(foam, -0.12)) +
              dots(
                Array.from({ length: 60 }, (_, index): Point => {
                  const [angle, reach] = [index * 2.4, 0.18 * Math.sqrt(index / 60)];
                  return face.at(Math.cos(angle) * reach, Math.sin(angle) * reach);
                }),
                paintOn(foam, -0.4),
                6,
                0.6,
              ),
          }),
        ],
        place,
      ) +
      stroke(line(yoke), tone(paint, 'metal', -0.06), 17) +
      dots([at(-0.25, 0, 0.12), at(0.25, 0, 0.12)], tone(paint, 'gear', 0.1), 40) +
      dots([at(-0.25, 0, 0.12), at(0.25, 0, 0.12)], tone(paint, 'metal', 0.2), 16) +
      stroke(line([at(0, 0.185, 0.7), at(0, 0.185, 0.1)]), paint.light.glow, 8, 0.3)
    );
  },
};
