import { shadow } from '../discs.ts';
import type { Colour } from '../colour.ts';
import { spotIn, type Frame } from '../frames.ts';
import { tone } from '../paint.ts';
import type { Stuff } from '../solids.ts';
import { paintAt, pixels, see, type Stage } from '../stage.ts';
import { blob, curve, fill, group, oval, placed, stroke, type Point } from '../svg.ts';
import { drawGuitar } from './guitars.ts';
import { piece, type Piece, type Place } from './piece.ts';
import { poses, type Pose, type PoseName } from './poses.ts';

/** What somebody wears and how they look; quiet, so that rooms stay the subject. */
export interface Looks {
  top: Stuff;
  skin: Colour;
  hair: Colour;
}

/** A person as a quiet figure. Turned by 180 degrees, it looks the other way. */
export function person(place: Place, pose: PoseName, looks: Looks): Piece {
  return piece('person', place, (stage, frame) => drawFigure(stage, frame, poses[pose], looks));
}

function drawFigure(stage: Stage, frame: Frame, pose: Pose, looks: Looks): string {
  const paint = paintAt(stage, spotIn(frame, [0, 1, 0]));
  const cm = pixels(stage, 0.01, frame.z);
  const [x, y] = see(stage, frame);
  const side = frame.cos < 0 ? -frame.flip : frame.flip;
  const at = ([right, up]: Point): Point => [x + side * right * cm, y - up * cm];
  const limbs = (joints: readonly (readonly Point[])[], colour: Colour, thick: number) =>
    joints.length === 0
      ? ''
      : stroke(joints.map((limb) => curve(limb.map(at))).join(''), colour, thick * cm);
  const [top, sleeve] = [tone(paint, looks.top, -0.26), tone(paint, looks.top, -0.16)];
  const [skin, hair] = [tone(paint, looks.skin, -0.18), tone(paint, looks.hair, -0.1)];
  const trousers = tone(paint, 'gear', 0.1);
  const [a, b] = pose.shoulders;
  const [d, c] = pose.hips;
  const waist = (from: Point, to: Point): Point => [
    (from[0] + to[0]) * 0.43,
    (from[1] + to[1]) / 2 - 4,
  ];
  const neck: Point = [pose.head[0] * 0.7, Math.max(a[1], b[1]) + 3];
  const torso = blob([a, neck, b, waist(b, c), c, d, waist(a, d)].map(at));
  const shoes = pose.legs.map(([, , foot]): Point[] => [
    foot,
    [foot[0] + 6 * pose.looks, foot[1] - 1],
  ]);
  const hands = pose.arms.map(([, , hand]): Point[] => [hand, [hand[0] + 0.1, hand[1]]]);
  return (
    (pose.legs.length > 0 ? shadow(stage, frame, 0.3) : '') +
    limbs(pose.legs, trousers, 12) +
    limbs(shoes, tone(paint, 'gear', -0.2), 7) +
    limbs([[neck, pose.head]], tone(paint, looks.skin, -0.32), 8) +
    fill(torso, top) +
    stroke(torso, top, 5 * cm) +
    drawHead(at(pose.head), cm, pose.looks * side, skin, hair) +
    (pose.guitar
      ? group(
          { transform: placed(at([-19, 94]), cm, false, side * 62) },
          drawGuitar(paint, 'electric', 'accent'),
        )
      : '') +
    limbs(pose.arms, sleeve, 8) +
    limbs(hands, skin, 7.4) +
    limbs(pose.holds ?? [], tone(paint, 'timber', 0.3), 1.8) +
    (pose.wears
      ? drawHeadphones(at(pose.head), cm, pose.looks * side, tone(paint, 'gear', 0.08))
      : '')
  );
}

/** A head without features; `face` is −1 or 1 for the side to which it looks, 0 for away. */
function drawHead([x, y]: Point, cm: number, face: number, skin: Colour, hair: Colour): string {
  return face === 0
    ? fill(oval([x, y], 9.2 * cm, 11.6 * cm), hair)
    : fill(oval([x + face * 0.4 * cm, y], 8.4 * cm, 11.2 * cm), skin) +
        fill(oval([x - face * 3.6 * cm, y - 4 * cm], 7.2 * cm, 8.6 * cm), hair);
}

function drawHeadphones([x, y]: Point, cm: number, face: number, colour: Colour): string {
  const ear = x - face * 3 * cm;
  const band = curve([
    [ear, y],
    [ear + face * 0.4 * cm, y - 9 * cm],
    [ear + face * 2.6 * cm, y - 13 * cm],
  ]);
  return stroke(band, colour, 2.4 * cm) + fill(oval([ear, y + cm], 3.3 * cm, 4.6 * cm), colour);
}
