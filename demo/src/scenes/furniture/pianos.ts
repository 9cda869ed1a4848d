import { shadow, shadowUnder } from '../discs.ts';
import { spotIn, type Frame, type Local } from '../frames.ts';
import { part, type Part } from '../parts.ts';
import { rectOn } from '../perspective.ts';
import { box, legs, prism, rod, rods, type Stuff } from '../solids.ts';
import { paintAt, see, type Stage } from '../stage.ts';
import { tone } from '../paint.ts';
import { fill, line, outline, stroke } from '../svg.ts';
import { pianoKeys } from './keyboards.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';

/** Outline of a grand piano from above: straight along the bass strings, bent along the treble. */
const wing: readonly (readonly [number, number])[] = [
  [-0.75, 0],
  [0.75, 0],
  [0.75, 0.5],
  [0.71, 0.66],
  [0.6, 0.82],
  [0.42, 0.98],
  [0.24, 1.16],
  [0.12, 1.36],
  [0.06, 1.56],
  [-0.03, 1.75],
  [-0.2, 1.87],
  [-0.45, 1.92],
  [-0.66, 1.86],
  [-0.75, 1.7],
];

/** A grand piano, its keys towards the front and its lid open to the right. */
export function grandPiano(place: Place, cabinet: Stuff = 'gear'): Piece {
  return solidPiece(
    'grand piano',
    place,
    [
      rods(
        [
          [
            [-0.62, 0, 0.12],
            [-0.62, 0.64, 0.12],
          ],
          [
            [0.62, 0, 0.12],
            [0.62, 0.64, 0.12],
          ],
          [
            [-0.4, 0, 1.62],
            [-0.4, 0.64, 1.62],
          ],
        ],
        0.1,
        cabinet,
        -0.12,
      ),
      prism(wing, [0.62, 0.98], cabinet, { level: 0.04, top: 'timber' }),
      strings(),
      box([-0.75, 0.62, -0.28], [1.5, 0.1, 0.28], cabinet, { level: 0.06 }),
      box([-0.66, 0.72, -0.22], [1.32, 0.03, 0.2], 'pale', { top: pianoKeys(0, 1.32, 0.17) }),
      box([-0.75, 0.72, -0.28], [0.09, 0.16, 0.28], cabinet, { level: 0.06 }),
      box([0.66, 0.72, -0.28], [0.09, 0.16, 0.28], cabinet, { level: 0.06 }),
      lid(cabinet),
    ],
    (stage, frame) => shadow(stage, spotIn(frame, [-0.05, 0, 0.75]), 0.95, 0.6),
  );
}

function strings(): Part {
  return part([-0.7, 0.981, 0.05], [0.7, 0.985, 1.85], (stage, frame) => {
    const inner = wing.map(([a, c]): Local => [a * 0.92 - 0.01, 0.985, 0.08 + c * 0.92]);
    const paint = paintAt(stage, spotIn(frame, [0, 1, 0.9]));
    const wires = Array.from({ length: 9 }, (_, index) => {
      const a = -0.6 + index * 0.14;
      return line([
        see(stage, spotIn(frame, [a, 0.986, 0.2])),
        see(stage, spotIn(frame, [a * 0.55 - 0.24, 0.986, 1.72 - Math.max(0, a + 0.2) * 1.1])),
      ]);
    });
    return (
      fill(
        outline(inner.map((at) => see(stage, spotIn(frame, at)))),
        tone(paint, '#C39A52', -0.08),
      ) + stroke(wires.join(''), tone(paint, 'pale', 0.1), 0.8, 0.55)
    );
  });
}

/** The lid, raised about its long straight edge, and the stick that holds it. */
function lid(cabinet: Stuff): Part {
  const [cos, sin] = [Math.cos(0.66), Math.sin(0.66)];
  const raise = ([a, c]: readonly [number, number], over = 0): Local => [
    -0.75 + (a + 0.75) * cos - over * sin,
    1 + (a + 0.75) * sin + over * cos,
    c,
  ];
  const open = wing.filter(([, c]) => c >= 0);
  return part([-0.76, 0.99, 0.0], [-0.7, 2, 1.95], (stage: Stage, frame: Frame) => {
    const paint = paintAt(stage, spotIn(frame, [0, 1.5, 0.9]));
    const outside = stage.camera.x < frame.x && frame.sin < -0.9;
    const face = outline(open.map((point) => see(stage, spotIn(frame, raise(point)))));
    const edge = outline(open.map((point) => see(stage, spotIn(frame, raise(point, 0.035)))));
    const stick = line([
      see(stage, spotIn(frame, [0.56, 0.98, 0.7])),
      see(stage, spotIn(frame, raise([0.36, 0.62]))),
    ]);
    return (
      fill(edge, tone(paint, cabinet, 0.26)) +
      fill(face, tone(paint, cabinet, outside ? 0.02 : 0.1)) +
      stroke(stick, tone(paint, 'gear', 0.1), 2.4)
    );
  });
}

/** An upright piano with its back to the wall and its keys towards the front. */
export function uprightPiano(place: Place, cabinet: Stuff = 'timber'): Piece {
  return solidPiece(
    'upright piano',
    place,
    [
      box([-0.75, 0, 0.0], [1.5, 1.22, 0.3], cabinet, {
        front: (face, w, h, paint) =>
          fill(rectOn(face, 0.1, h * 0.68, w - 0.2, h * 0.24), paint(cabinet, -0.14)) +
          fill(rectOn(face, 0.1, 0.14, w - 0.2, h * 0.34), paint(cabinet, -0.14)),
      }),
      box([-0.78, 1.22, -0.04], [1.56, 0.04, 0.36], cabinet, { level: 0.1 }),
      box([-0.75, 0.66, -0.3], [1.5, 0.09, 0.3], cabinet, {
        level: 0.05,
        top: pianoKeys(0.07, 1.43, 0.17),
      }),
      rods(
        [
          [
            [-0.69, 0, -0.24],
            [-0.69, 0.66, -0.24],
          ],
          [
            [0.69, 0, -0.24],
            [0.69, 0.66, -0.24],
          ],
        ],
        0.07,
        cabinet,
        -0.1,
      ),
      box([-0.26, 0.83, -0.03], [0.25, 0.3, 0.012], 'pale', { level: 0.1 }),
      box([0.01, 0.83, -0.03], [0.25, 0.3, 0.012], 'pale', { level: 0.05 }),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.76, 0.76], [-0.3, 0.32]),
  );
}

/** A piano bench. */
export function bench(place: Place, seat: Stuff = 'gear'): Piece {
  return solidPiece(
    'piano bench',
    place,
    [
      legs([-0.34, 0.34], [-0.12, 0.12], 0.44, 0.045, 'gear'),
      box([-0.38, 0.44, -0.16], [0.76, 0.08, 0.32], seat, { level: 0.1 }),
      rod([-0.34, 0.2, 0], [0.34, 0.2, 0], 0.02, 'gear'),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.38, 0.38], [-0.16, 0.16]),
  );
}
