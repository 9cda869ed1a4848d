import { shadow } from '../discs.ts';
import { spotIn, type Frame } from '../frames.ts';
import { assemble } from '../parts.ts';
import { seeded, type Random } from '#demo/lib/random.ts';
import { tube } from '../rounds.ts';
import type { Stuff } from '../solids.ts';
import { paintAt, pixels, see, type Stage } from '../stage.ts';
import { tone } from '../paint.ts';
import { bend, curve, fill, stroke, type Point } from '../svg.ts';
import { piece, type Piece, type Place } from './piece.ts';

export const plantKinds = ['fig', 'snake', 'palm', 'monstera', 'rubber'] as const;
export type PlantKind = (typeof plantKinds)[number];

/** A plant in a pot, about `height` metres with its leaves. The same seed grows the same leaves. */
export function plant(
  place: Place,
  kind: PlantKind,
  height: number,
  seed: number,
  pot: Stuff = 'pale',
): Piece {
  return piece('plant', place, (stage, frame) => {
    const random = seeded('plant', seed);
    const size = 0.16 + height * 0.06;
    return (
      shadow(stage, frame, size * 1.3) +
      drawLeaves(stage, frame, random, kind, size * 1.2, height) +
      assemble(stage, frame, [
        tube([0, 0, 0], size * 0.72, size * 1.5, pot, { upper: size, lid: 'gear' }),
      ]) +
      drawLeaves(stage, frame, random, kind, size * 1.2, height * 0.72, true)
    );
  });
}

/** A leaf from its stalk: length and direction in metres and radians, breadth as a share of its length. */
interface Leaf {
  a: number;
  b: number;
  angle: number;
  length: number;
  breadth: number;
  droop: number;
}

function drawLeaves(
  stage: Stage,
  frame: Frame,
  random: Random,
  kind: PlantKind,
  base: number,
  height: number,
  front = false,
): string {
  const count = front ? growth[kind].front : growth[kind].behind;
  const leaves = Array.from({ length: count }, (_, index) =>
    growth[kind].leaf(random, height - base, count === 1 ? 0.5 : index / (count - 1)),
  );
  const paint = paintAt(stage, { x: frame.x, y: height * 0.6, z: frame.z });
  const scale = pixels(stage, 1, frame.z);
  const at = (a: number, b: number): Point => {
    const [x, y] = see(stage, spotIn(frame, [0, base + b, 0]));
    return [x + a * scale, y];
  };
  const half = Math.ceil(leaves.length / 2);
  const stems =
    kind === 'snake' || front
      ? ''
      : leaves
          .map(({ a, b }) => curve([at(0, -base * 0.2), at(a * 0.3, b * 0.6), at(a, b)]))
          .join('');
  const draw = (some: readonly Leaf[]) => some.map((leaf) => leafPath(leaf, at)).join('');
  return (
    (stems === '' ? '' : stroke(stems, tone(paint, 'leaf', -0.4), scale * 0.012)) +
    fill(draw(leaves.slice(0, half)), tone(paint, 'leaf', front ? 0.02 : -0.32)) +
    fill(draw(leaves.slice(half)), tone(paint, 'leaf', front ? 0.2 : -0.1))
  );
}

const growth: Readonly<
  Record<
    PlantKind,
    {
      behind: number;
      front: number;
      leaf: (random: Random, height: number, share: number) => Leaf;
    }
  >
> = {
  fig: {
    behind: 10,
    front: 5,
    leaf: (random, height, share) => ({
      a: random.between(-0.18, 0.18) * height,
      b: (0.25 + 0.68 * share) * height,
      angle: random.between(-1.1, 1.1),
      length: 0.24 * height,
      breadth: 0.62,
      droop: 0.1,
    }),
  },
  rubber: {
    behind: 9,
    front: 4,
    leaf: (random, height, share) => ({
      a: random.between(-0.06, 0.06) * height,
      b: (0.15 + 0.75 * share) * height,
      angle: (share * 12) % 2 < 1 ? random.between(-1.35, -0.6) : random.between(0.6, 1.35),
      length: 0.3 * height,
      breadth: 0.42,
      droop: 0.2,
    }),
  },
  snake: {
    behind: 8,
    front: 4,
    leaf: (random, height, share) => ({
      a: (share - 0.5) * 0.22 * height,
      b: -0.04,
      angle: (share - 0.5) * 0.7 + random.between(-0.1, 0.1),
      length: random.between(0.62, 1) * height,
      breadth: 0.13,
      droop: 0.03,
    }),
  },
  palm: {
    behind: 9,
    front: 4,
    leaf: (random, height, share) => ({
      a: (share - 0.5) * 0.2 * height,
      b: random.between(0.25, 0.55) * height,
      angle: (share - 0.5) * 3.2 + random.between(-0.2, 0.2),
      length: random.between(0.5, 0.66) * height,
      breadth: 0.2,
      droop: 0.55,
    }),
  },
  monstera: {
    behind: 8,
    front: 4,
    leaf: (random, height, share) => ({
      a: (share - 0.5) * 0.9 * height,
      b: random.between(0.3, 0.92) * height * (1 - Math.abs(share - 0.5) * 0.6),
      angle: (share - 0.5) * 3 + random.between(-0.3, 0.3),
      length: 0.34 * height,
      breadth: 0.8,
      droop: 0.15,
    }),
  },
};

/** A pointed leaf of two curves that hangs over to the side to which it leans. */
function leafPath(
  { a, b, angle, length, breadth, droop }: Leaf,
  at: (a: number, b: number) => Point,
): string {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const side = sin >= 0 ? 1 : -1;
  const along = (share: number, offset: number): Point =>
    at(
      a + sin * length * share + cos * offset * length,
      b + cos * length * share - sin * offset * length - side * sin * droop * length * share ** 2,
    );
  const half = breadth * 0.66;
  return bend(along(0, 0), [
    [along(0.2, half), along(0.75, half), along(1, 0)],
    [along(0.75, -half), along(0.2, -half), along(0, 0)],
  ]);
}
