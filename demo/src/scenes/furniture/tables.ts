import { shadowUnder } from '../discs.ts';
import { rectOn } from '../perspective.ts';
import { box, legs, type Stuff } from '../solids.ts';
import { fill } from '../svg.ts';
import { deskHeight, laptop, mug } from './desks.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';
import { screenContents } from './screens.ts';
import { headset, microphoneArm } from './talk.ts';

/** A small table with a laptop and headphones, for somebody who learns. */
export function studentTable(place: Place, seed: number): Piece {
  return solidPiece(
    'table',
    place,
    [
      legs([-0.5, 0.5], [-0.24, 0.24], deskHeight - 0.04, 0.045, 'gear'),
      box([-0.56, deskHeight - 0.04, -0.3], [1.12, 0.04, 0.6], 'timber', { level: 0.08 }),
      ...laptop([-0.1, deskHeight, 0], screenContents[seed % screenContents.length]!, seed),
      headset([0.34, deskHeight, -0.06]),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.54, 0.54], [-0.28, 0.28]),
  );
}

/** A small table for reading at: a microphone on an arm, a script, a glass of water. */
export function readingTable(place: Place, top: Stuff, foam: Stuff): Piece {
  return solidPiece(
    'reading table',
    place,
    [
      legs([-0.5, 0.5], [-0.26, 0.26], deskHeight - 0.04, 0.05, 'gear'),
      box([-0.56, deskHeight - 0.04, -0.32], [1.12, 0.04, 0.64], top, {
        level: 0.06,
        top: (face, _w, _h, paint) =>
          fill(
            rectOn(face, 0.16, 0.08, 0.2, 0.28) + rectOn(face, 0.38, 0.1, 0.2, 0.28),
            paint('pale', 0.12),
          ),
      }),
      microphoneArm([0.3, deskHeight, 0.18], -1, foam),
      headset([0.36, deskHeight, -0.12]),
      mug([-0.44, deskHeight, 0.1], 'pale'),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.54, 0.54], [-0.3, 0.3]),
  );
}
