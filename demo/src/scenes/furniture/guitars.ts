import { shadow } from '../discs.ts';
import { spotIn } from '../frames.ts';
import type { Stuff } from '../solids.ts';
import { paintAt, pixels, see } from '../stage.ts';
import { tone, type Paint } from '../paint.ts';
import { fill, group, line, placed, stroke } from '../svg.ts';
import { piece, type Piece, type Place } from './piece.ts';

export const guitarKinds = ['electric', 'single-cut', 'acoustic', 'bass'] as const;
export type GuitarKind = (typeof guitarKinds)[number];

/** Shapes in centimetres; the origin is the lowest point of the body, up is negative. */
interface Luthiery {
  body: string;
  /** Where the neck begins and ends above the origin. */
  neck: readonly [from: number, to: number];
  head: string;
  /** Drawn over the body, light or dark. */
  plate: string;
  marks: string;
}

const bodies: Readonly<Record<GuitarKind, Luthiery>> = {
  electric: {
    body: 'M0 0C-11 0-18-5-18-13C-18-19-14-21-13.5-26C-13-30-18-33-17-39C-16-45-10-45-8-40L-4-34H4L8-38C10-41 14.5-41 15.5-37C16.5-32 12.5-29 12.5-25C12.5-20 17-18 17-12C17-4 10 0 0 0z',
    neck: [-33, -80],
    head: 'M-2.2-79L-4.5-84L-5-98L1.5-100L2.5-80z',
    plate: 'M2-34L9-34C12-30 10-26 10-22C10-16 13-14 12-9L4-6L-4-12L-4-30z',
    marks: 'M-4-28H4M-4-22H4M-4.5-12H4.5',
  },
  'single-cut': {
    body: 'M0 0C-12 0-17-6-17-13C-17-20-12-22-12-28C-12-33-16-35-15.5-40C-15-46-8-46-4-42H3L5-37C9-40 14-38 14-34C14-30 12-30 12-27C12-21 17-19 17-12C17-5 11 0 0 0z',
    neck: [-40, -80],
    head: 'M-2.2-79L-4.5-82L-4-95L0-93L4-95L4.5-82L2.2-79z',
    plate: 'M4-26L10-26L12-12L5-14z',
    marks: 'M-4.5-34H4.500M-4.5-22H4.500M-5-14H5',
  },
  acoustic: {
    body: 'M0 0C-13 0-20-6-20-16C-20-25-13-27-13-33C-13-38-15-40-15-44C-15-51-8-53 0-53C8-53 15-51 15-44C15-40 13-38 13-33C13-27 20-25 20-16C20-6 13 0 0 0z',
    neck: [-52, -88],
    head: 'M-2.2-87L-4-90L-3.6-104H3.600L4-90L2.2-87z',
    plate: 'M-5-36A5 5 0 1 0 5-36A5 5 0 1 0-5-36z',
    marks: 'M-6-16H6',
  },
  bass: {
    body: 'M0 0C-11 0-17-5-17-13C-17-19-14-21-14-26C-14-31-19-36-17-43C-15-48-9-46-8-41L-4-34H4L8-37C11-40 15-39 15.5-35C16-31 13-28 13-24C13-19 17-18 17-12C17-4 10 0 0 0z',
    neck: [-33, -98],
    head: 'M-2.2-97L-5-102L-5-120L2-122L2.5-98z',
    plate: 'M2-34L9-33C12-28 9-24 10-18L3-14L-4-22z',
    marks: 'M-4.5-25H4.500M-5-12H5',
  },
};

/** A guitar in centimetres, upright, with the foot of its body at the origin. */
export function drawGuitar(paint: Paint, kind: GuitarKind, body: Stuff): string {
  const { neck, ...shape } = bodies[kind];
  const hollow = kind === 'acoustic';
  return (
    fill(shape.body, tone(paint, body, -0.02)) +
    fill(shape.plate, tone(paint, hollow ? 'gear' : 'pale', hollow ? 0 : -0.06), 0.9) +
    stroke(shape.marks, tone(paint, 'gear', -0.1), 2.2) +
    stroke(
      line([
        [0, neck[0]],
        [0, neck[1]],
      ]),
      tone(paint, 'timber', -0.3),
      4.2,
    ) +
    fill(shape.head, tone(paint, hollow ? 'timber' : body, -0.22)) +
    stroke(
      line([
        [0, -14],
        [0, neck[1] - 4],
      ]),
      tone(paint, 'pale', 0.1),
      0.7,
      0.6,
    )
  );
}

/** A guitar on a floor stand, turned towards the viewer and leaning back a little. */
export function guitarOnStand(place: Place, kind: GuitarKind, body: Stuff): Piece {
  return piece(guitarName(kind), place, (stage, frame) => {
    const paint = paintAt(stage, frame);
    const unit = pixels(stage, 0.01, frame.z);
    const at = see(stage, spotIn(frame, [0, 0.13, 0]));
    const feet = [-0.16, 0.16].map((a) =>
      line([see(stage, spotIn(frame, [0, 0.4, 0])), see(stage, spotIn(frame, [a, 0, -0.08]))]),
    );
    return (
      shadow(stage, frame, 0.26) +
      stroke(feet.join(''), tone(paint, 'gear', 0.1), unit * 2) +
      group({ transform: placed(at, unit, false, 4) }, drawGuitar(paint, kind, body))
    );
  });
}

/** A guitar on a wall hanger; `place.y` is the height of its lowest point. */
export function guitarOnWall(place: Place, kind: GuitarKind, body: Stuff): Piece {
  return piece(
    guitarName(kind),
    place,
    (stage, frame) => {
      const paint = paintAt(stage, frame);
      const unit = pixels(stage, 0.01, frame.z);
      const [x, y] = see(stage, spotIn(frame, [0, 0, 0]));
      const silhouette = group(
        { transform: placed([x - stage.toLight.x * unit * 6, y + unit * 3], unit), opacity: 0.28 },
        fill(bodies[kind].body + bodies[kind].head, paint.light.shadow),
        stroke(
          line([
            [0, -30],
            [0, -80],
          ]),
          paint.light.shadow,
          4,
        ),
      );
      return silhouette + group({ transform: placed([x, y], unit) }, drawGuitar(paint, kind, body));
    },
    { layer: 'wall' },
  );
}

function guitarName(kind: GuitarKind): string {
  return kind === 'bass' ? 'bass guitar' : kind === 'acoustic' ? 'acoustic guitar' : 'guitar';
}
