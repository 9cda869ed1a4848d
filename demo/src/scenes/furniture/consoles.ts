import { shadowUnder } from '../discs.ts';
import { planeIn, spotIn, type Local } from '../frames.ts';
import { tone, type Paint } from '../paint.ts';
import { part, type Part } from '../parts.ts';
import { onWholePixels, rectOn, type Plane } from '../perspective.ts';
import { seeded } from '#demo/lib/random.ts';
import { box, type Stuff } from '../solids.ts';
import { facing, paintAt, pixels } from '../stage.ts';
import { directionIn } from '../frames.ts';
import { dots, fill, line, stroke, type Point } from '../svg.ts';
import { monitorBox } from './loudspeakers.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';

export interface ConsoleStyle {
  width: number;
  /** What its cheeks and armrest are made of. */
  trim: Stuff;
  /** What its channels are painted. */
  surface: Stuff;
  /** Near-field monitors on its meter bridge. */
  monitors: boolean;
  seed: number;
}

/** A mixing console whose faders are towards the front, where the engineer sits. */
export function mixingConsole(place: Place, style: ConsoleStyle): Piece {
  const { width, trim } = style;
  const half = width / 2;
  const cheek = (a: number) => box([a, 0, -0.5], [0.06, 0.92, 1.02], trim, { level: 0.02 });
  return solidPiece(
    'mixing console',
    place,
    [
      box([-half, 0, 0.05], [width, 0.66, 0.4], 'gear', { level: -0.15 }),
      box([-half, 0.62, -0.46], [width, 0.07, 0.95], 'gear', { level: 0 }),
      box([-half, 0.69, -0.54], [width, 0.045, 0.14], trim, { level: 0.1 }),
      controlSurface(style),
      meterBridge(style),
      cheek(-half - 0.06),
      cheek(half),
      ...(style.monitors
        ? [-0.27, 0.27].map((share) => monitorBox(share * width, 1.12, 0.46, 1.06))
        : []),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-half, half], [-0.3, 0.5]),
  );
}

const slope = { from: { b: 0.7, c: -0.4 }, to: { b: 0.88, c: 0.34 } } as const;

function controlSurface({ width, surface, seed }: ConsoleStyle): Part {
  const length = Math.hypot(slope.to.b - slope.from.b, slope.to.c - slope.from.c);
  const up: Local = [0, (slope.to.b - slope.from.b) / length, (slope.to.c - slope.from.c) / length];
  return part(
    [-width / 2, slope.from.b, slope.from.c],
    [width / 2, slope.to.b, slope.to.c],
    (stage, frame) => {
      const plane = planeIn(stage, frame, [-width / 2, slope.from.b, slope.from.c], [1, 0, 0], up);
      const middle = spotIn(frame, [0, 0.8, 0]);
      const paint = paintAt(stage, middle);
      const level = facing(stage, directionIn(frame, [0, up[2], -up[1]]));
      return (
        fill(rectOn(plane, 0, 0, width, length), tone(paint, surface, level + 0.06)) +
        channelStrips(onWholePixels(plane), width, length, paint, pixels(stage, 1, middle.z), seed)
      );
    },
  );
}

/** Faders, knobs and lamps of every channel; each kind is one path, however many there are. */
export function channelStrips(
  plane: Plane,
  width: number,
  length: number,
  paint: Paint,
  metre: number,
  seed: number,
): string {
  const random = seeded('channels', seed);
  const pitch = 0.118;
  const count = Math.floor(width / pitch);
  const columns = Array.from({ length: count }, (_, index) => (index + 0.5) * (width / count));
  const section = [Math.floor(count * 0.46), Math.floor(count * 0.46) + 4] as const;
  const isChannel = (_: number, index: number) => index < section[0] || index >= section[1];
  const channels = columns.filter(isChannel);
  const slots = channels.map((u) => line([plane.at(u, 0.06), plane.at(u, 0.27)]));
  const seams = columns.map((u) =>
    line([plane.at(u + pitch / 2, 0.02), plane.at(u + pitch / 2, length - 0.02)]),
  );
  const caps = channels.map((u) =>
    rectOn(plane, u - 0.022, random.between(0.08, 0.22), 0.044, 0.036),
  );
  const row = (v: number): Point[] => channels.map((u) => plane.at(u, v));
  const [knob, lamp] = [metre * 0.042, metre * 0.018];
  const from = columns[section[0]]! - pitch / 2;
  return (
    stroke(seams.join(''), paint.light.shadow, 1, 0.35) +
    stroke(slots.join(''), tone(paint, 'gear', -0.3), metre * 0.012) +
    fill(caps.filter((_, index) => index % 5 !== 0).join(''), tone(paint, 'pale', 0.1)) +
    fill(caps.filter((_, index) => index % 5 === 0).join(''), tone(paint, 'accent', 0.12)) +
    dots([...row(0.36), ...row(0.43)], tone(paint, 'pale', -0.14), knob) +
    dots(row(0.5), tone(paint, 'accent', 0), knob) +
    dots([...row(0.57), ...row(0.64)], tone(paint, 'metal', -0.05), knob) +
    dots(row(0.7), tone(paint, 'leaf', 0.1), knob) +
    dots(
      row(0.31).filter(() => random.chance(0.5)),
      '#FFD27A',
      lamp,
    ) +
    fill(rectOn(plane, from, 0.3, pitch * 4, length - 0.36), tone(paint, 'gear', -0.2), 0.8) +
    dots(
      [0.5, 1.5, 2.5, 3.5].flatMap((step) =>
        [0.08, 0.14, 0.2].map((v) => plane.at(from + step * pitch, v)),
      ),
      tone(paint, 'metal', 0.2),
      knob * 0.9,
    )
  );
}

function meterBridge({ width, trim, seed }: ConsoleStyle): Part {
  const random = seeded('meters', seed);
  return box([-width / 2, 0.86, 0.36], [width, 0.26, 0.16], 'gear', {
    level: 0.06,
    top: (face, w, h, paint) => fill(rectOn(face, 0, 0, w, h), paint(trim, -0.1)),
    front: (face, w, h, paint) => {
      const count = Math.floor(w / 0.118);
      const columns = Array.from({ length: count }, (_, index) => (index + 0.5) * (w / count));
      const bars = columns.map((u) => rectOn(face, u - 0.024, 0.05, 0.048, h - 0.1));
      const levels = columns.map((u) =>
        rectOn(face, u - 0.016, 0.06, 0.032, random.between(0.2, 0.75) * (h - 0.12)),
      );
      return fill(bars.join(''), paint('gear', -0.4)) + fill(levels.join(''), '#E9C46A', 0.85);
    },
  });
}
