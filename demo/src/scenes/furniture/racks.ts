import { shadowUnder } from '../discs.ts';
import { discOn, onWholePixels, rectOn } from '../perspective.ts';
import { seeded } from '#demo/lib/random.ts';
import { barrel } from '../rounds.ts';
import { box, type Sketch, type Stuff } from '../solids.ts';
import { dots, fill, line, stroke } from '../svg.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';

/** A rack of outboard gear, `height` metres high, its faces towards the front. */
export function rack(place: Place, height: number, seed: number, cabinet: Stuff = 'timber'): Piece {
  return solidPiece(
    'outboard rack',
    place,
    [
      box([-0.31, 0, -0.25], [0.62, height, 0.5], cabinet, {
        front: rackUnits(seed, 0.035),
      }),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.31, 0.31], [-0.25, 0.25]),
  );
}

/** Units of a rack from bottom to top: plates with knobs, with meters, or with a row of slots. */
export function rackUnits(seed: number, margin: number): Sketch {
  return (face, w, h, paint) => {
    const random = seeded('rack', seed);
    const [x, width] = [margin, w - 2 * margin];
    let plates = '';
    const knobs: [number, number][] = [];
    const lamps: [number, number][] = [];
    let windows = '';
    let slots = '';
    for (let v = margin; v < h - margin - 0.08;) {
      const unit = Math.min(random.pick([0.09, 0.09, 0.135, 0.18]), h - margin - v);
      const stuff = random.pick(['gear', 'gear', 'metal', 'pale', 'cloth'] as const);
      plates += fill(
        rectOn(face, x, v + 0.006, width, unit - 0.012),
        paint(stuff, stuff === 'gear' ? 0.14 : -0.12),
      );
      const middle = v + unit / 2;
      if (unit > 0.12) {
        const size = unit * 0.6;
        windows += rectOn(face, x + width * 0.66, middle - size / 2, width * 0.28, size);
      }
      const count = random.int(3, 6);
      if (random.chance(0.3)) {
        slots += rectOn(face, x + width * 0.1, middle - 0.012, width * 0.45, 0.024);
      } else {
        for (let index = 0; index < count; index++) {
          knobs.push([x + width * (0.1 + index * 0.09), middle]);
        }
      }
      lamps.push([x + width * (unit > 0.12 ? 0.6 : 0.92), middle]);
      v += unit;
    }
    const [left] = face.at(0, h / 2);
    const [right] = face.at(w, h / 2);
    const metre = Math.abs(right - left) / w;
    return (
      fill(rectOn(face, margin, margin, w - 2 * margin, h - 2 * margin), paint('gear', -0.3)) +
      plates +
      fill(slots, paint('gear', -0.4)) +
      fill(windows, '#F2C879', 0.92) +
      dots(
        knobs.map(([u, v]) => face.at(u, v)),
        paint('gear', -0.3),
        metre * 0.038,
      ) +
      dots(
        lamps.map(([u, v]) => face.at(u, v)),
        '#FFD88A',
        metre * 0.018,
      )
    );
  };
}

/** A tape machine on castors with two reels on its slanting top. */
export function tapeMachine(place: Place, body: Stuff = 'metal'): Piece {
  return solidPiece(
    'tape machine',
    place,
    [
      box([-0.34, 0.06, -0.28], [0.68, 0.66, 0.56], body, {
        level: -0.1,
        front: (face, w, h, paint) =>
          fill(rectOn(face, 0.04, 0.06, w - 0.08, h * 0.5), paint('gear', 0.1)) +
          stroke(line([face.at(0.1, h * 0.7), face.at(w - 0.1, h * 0.7)]), paint('gear', 0), 2),
      }),
      box([-0.34, 0.72, 0.1], [0.68, 0.52, 0.12], body, {
        level: 0.06,
        front: (face, w, h, paint) =>
          fill(rectOn(face, 0.03, 0.03, w - 0.06, h - 0.06), paint('gear', 0.12)) +
          fill(rectOn(face, w * 0.34, 0.05, w * 0.32, 0.09), paint('metal', 0.2)) +
          [0.27, 0.73]
            .map(
              (u) =>
                fill(discOn(face, w * u, h * 0.6, 0.135), paint('timber', -0.3)) +
                stroke(discOn(face, w * u, h * 0.6, 0.14), paint('metal', 0.35), 1.4) +
                fill(discOn(face, w * u, h * 0.6, 0.05), paint('metal', 0.3)),
            )
            .join(''),
      }),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.34, 0.34], [-0.28, 0.28]),
  );
}

/** A turntable on its own low cabinet with records in it. */
export function recordCabinet(place: Place, width: number, seed: number): Piece {
  return solidPiece(
    'record player',
    place,
    [
      box([-width / 2, 0.1, -0.22], [width, 0.5, 0.44], 'timber', {
        front: (face, w, h, paint) =>
          fill(rectOn(face, 0.03, 0.04, w - 0.06, h - 0.08), paint('gear', -0.1)) +
          recordSpines(seed)(face, w, h, paint),
      }),
      box([-0.24, 0.6, -0.17], [0.48, 0.06, 0.34], 'gear', { level: 0.12 }),
      barrel([-0.03, 0.66, 0], [-0.03, 0.675, 0], 0.145, 'gear', {
        onHead: (face, paint) =>
          fill(discOn(face, 0, 0, 0.13), paint('gear', -0.4)) +
          fill(discOn(face, 0, 0, 0.045), paint('accent', 0)),
      }),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-width / 2, width / 2], [-0.22, 0.22]),
  );
}

/** Records or books side by side along the foot of a face. */
export function recordSpines(seed: number): Sketch {
  return (face, w, h, paint) => {
    const random = seeded('spines', seed);
    const shelf = onWholePixels(face);
    const groups: [string[], string[], string[], string[]] = [[], [], [], []];
    for (let u = 0.05; u < w - 0.06;) {
      const thick = random.between(0.012, 0.032);
      const tall = (h - 0.1) * random.between(0.74, 0.94);
      if (random.chance(0.93)) groups[random.int(0, 3)]!.push(rectOn(shelf, u, 0.045, thick, tall));
      else u += random.between(0.02, 0.09);
      u += thick + 0.004;
    }
    const stuffs = ['accent', 'cloth', 'pale', 'rug'] as const;
    return groups
      .map((group, index) => fill(group.join(''), paint(stuffs[index]!, -0.06)))
      .join('');
  };
}
