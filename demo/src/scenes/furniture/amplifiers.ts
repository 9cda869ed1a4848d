import { shadowUnder } from '../discs.ts';
import type { Part } from '../parts.ts';
import { discOn, rectOn } from '../perspective.ts';
import { box, rod, type Sketch, type Stuff } from '../solids.ts';
import { fill, stroke } from '../svg.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';

/** A guitar combo, its cloth towards the front. */
export function comboAmplifier(place: Place, covering: Stuff = 'gear', cloth: Stuff = 'panel') {
  return standing('amplifier', place, 0.62, 0.3, [
    box([-0.31, 0.03, -0.15], [0.62, 0.52, 0.3], covering, {
      level: 0.05,
      front: (face, w, h, paint) =>
        fill(rectOn(face, 0.035, 0.035, w - 0.07, h - 0.16), paint(cloth, 0.08)) +
        stroke(discOn(face, w / 2, h * 0.38, 0.15), paint(cloth, -0.25), 1.5, 0.5) +
        fill(rectOn(face, 0.035, h - 0.1, w - 0.07, 0.07), paint('metal', 0.1)) +
        knobs(face, w, h, paint),
    }),
    rod([-0.12, 0.57, 0], [0.12, 0.57, 0], 0.03, 'gear', -0.1),
  ]);
}

/** An amplifier head on its cabinet of four loudspeakers. */
export function amplifierStack(place: Place, covering: Stuff = 'gear', cloth: Stuff = 'gear') {
  return standing('amplifier stack', place, 0.76, 0.36, [
    box([-0.38, 0.03, -0.18], [0.76, 0.74, 0.36], covering, {
      level: 0.04,
      front: (face, w, h, paint) => {
        const cones = [0.28, 0.72].flatMap((u) =>
          [0.28, 0.72].map((v) => discOn(face, w * u, h * v, 0.145)),
        );
        return (
          fill(rectOn(face, 0.04, 0.04, w - 0.08, h - 0.08), paint(cloth, 0.16)) +
          fill(cones.join(''), paint(cloth, -0.1), 0.55) +
          stroke(rectOn(face, 0.04, 0.04, w - 0.08, h - 0.08), paint('metal', 0.2), 1.2, 0.7)
        );
      },
    }),
    box([-0.36, 0.78, -0.14], [0.72, 0.26, 0.28], covering, {
      level: 0.08,
      front: (face, w, h, paint) =>
        fill(rectOn(face, 0.03, 0.03, w - 0.06, h - 0.13), paint(cloth, 0.14)) +
        fill(rectOn(face, 0.03, h - 0.095, w - 0.06, 0.07), paint('accent', 0.05)) +
        knobs(face, w, h, paint),
    }),
  ]);
}

/** Pedals on a board on the floor, towards the front. */
export function pedalboard(place: Place): Piece {
  const pedals = (['accent', 'cloth', 'metal', 'rug', 'pale'] as const).map((stuff, index) =>
    box([-0.36 + index * 0.15, 0.05, -0.1], [0.11, 0.05, 0.17], stuff, {
      level: 0.06,
      top: (face, w, h, paint) =>
        fill(discOn(face, w / 2, h * 0.24, 0.018), paint('metal', 0.3)) +
        fill(
          discOn(face, w * 0.3, h * 0.74, 0.014) + discOn(face, w * 0.7, h * 0.74, 0.014),
          paint('gear', 0),
        ),
    }),
  );
  return standing('pedalboard', place, 0.8, 0.3, [
    box([-0.4, 0, -0.15], [0.8, 0.05, 0.3], 'gear', { level: 0.08 }),
    ...pedals,
  ]);
}

/** Knobs in a row along the control panel at the top of a face, and a jewel that glows. */
const knobs: Sketch = (face, w, h, paint) => {
  const row = Array.from({ length: 6 }, (_, index) =>
    discOn(face, w * 0.16 + index * w * 0.105, h - 0.065, 0.02),
  );
  return (
    fill(row.join(''), paint('gear', -0.1)) +
    fill(discOn(face, w * 0.88, h - 0.065, 0.016), '#FFD27A')
  );
};

function standing(
  name: string,
  place: Place,
  width: number,
  depth: number,
  parts: readonly Part[],
): Piece {
  return solidPiece(name, place, parts, (stage, frame) =>
    shadowUnder(stage, frame, [-width / 2, width / 2], [-depth / 2, depth / 2]),
  );
}
