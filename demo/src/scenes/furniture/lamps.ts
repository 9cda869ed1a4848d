import { shadow } from '../discs.ts';
import { spotIn } from '../frames.ts';
import { tube } from '../rounds.ts';
import { rods, rod } from '../solids.ts';
import { assemble, part } from '../parts.ts';
import { paintAt, pixels, see } from '../stage.ts';
import { tone } from '../paint.ts';
import { curve, fill, oval, stroke } from '../svg.ts';
import { lampIn, piece, type Piece, type Place } from './piece.ts';

const shine = '#FFE3AE';

/** A floor lamp with a cloth shade, about 1.6 m high. */
export function floorLamp(place: Place): Piece {
  return piece(
    'floor lamp',
    place,
    (stage, frame) =>
      shadow(stage, frame, 0.22) +
      assemble(stage, frame, [
        tube([0, 0, 0], 0.15, 0.03, 'metal', { level: -0.2 }),
        rod([0, 0.03, 0], [0, 1.34, 0], 0.024, 'metal', -0.1),
        tube([0, 1.3, 0], 0.22, 0.3, shine, { upper: 0.15, lid: '#FFF3D6' }),
      ]),
    { lamps: [lampIn(place, [0, 1.45, 0], 3)] },
  );
}

/** A lamp on three wooden legs. */
export function tripodLamp(place: Place): Piece {
  return piece(
    'tripod lamp',
    place,
    (stage, frame) =>
      shadow(stage, frame, 0.34) +
      assemble(stage, frame, [
        rods(
          [
            [
              [0, 1.25, 0],
              [-0.32, 0, -0.1],
            ],
            [
              [0, 1.25, 0],
              [0.32, 0, -0.1],
            ],
            [
              [0, 1.25, 0],
              [0, 0, 0.34],
            ],
          ],
          0.032,
          'timber',
          -0.08,
        ),
        tube([0, 1.24, 0], 0.26, 0.34, shine, { upper: 0.2, lid: '#FFF3D6' }),
      ]),
    { lamps: [lampIn(place, [0, 1.4, 0], 3.2)] },
  );
}

/** A lamp on an arc that leans over to its right. */
export function arcLamp(place: Place): Piece {
  return piece(
    'arc lamp',
    place,
    (stage, frame) => {
      const at = (a: number, b: number) => see(stage, spotIn(frame, [a, b, 0]));
      const arc = curve([at(0, 0.05), at(0.02, 1.1), at(0.3, 1.85), at(0.8, 2.0), at(1.1, 1.72)]);
      return (
        shadow(stage, frame, 0.24) +
        stroke(arc, tone(paintAt(stage, frame), 'metal', -0.05), pixels(stage, 0.028, frame.z)) +
        assemble(stage, frame, [
          tube([0, 0, 0], 0.18, 0.07, 'gear'),
          tube([1.1, 1.5, 0], 0.22, 0.2, 'metal', { upper: 0.06, lid: 'metal' }),
        ])
      );
    },
    { lamps: [lampIn(place, [1.1, 1.45, 0], 3.2)] },
  );
}

/** A pendant that hangs from a ceiling of the given height, its shade at `place.y`; halls have larger ones. */
export function pendant(
  place: Place,
  ceiling: number,
  style: 'globe' | 'cone' | 'drum',
  size = 1,
): Piece {
  const shades = {
    globe: part([-0.2, 0, -0.2], [0.2, 0.4, 0.2], (stage, frame) => {
      const spot = spotIn(frame, [0, 0.17 * size, 0]);
      const radius = pixels(stage, 0.17 * size, spot.z);
      return fill(oval(see(stage, spot), radius), '#FFF0CF');
    }),
    cone: tube([0, 0, 0], 0.26 * size, 0.2 * size, 'gear', {
      upper: 0.05,
      level: 0.12,
      lid: 'gear',
    }),
    drum: tube([0, 0, 0], 0.26 * size, 0.22 * size, shine, { lid: '#FFF3D6' }),
  };
  return piece(
    'pendant lamp',
    place,
    (stage, frame) =>
      assemble(stage, frame, [
        rod([0, 0.16, 0], [0, ceiling - place.y, 0], 0.012, 'gear', 0.1),
        shades[style],
      ]),
    { lamps: [{ x: place.x, y: place.y + 0.1, z: place.z, reach: 3 * size }] },
  );
}
