import type { Colour } from '../colour.ts';
import { planeIn } from '../frames.ts';
import { tone } from '../paint.ts';
import type { Material } from '../palette.ts';
import { discOn, rectOn, shapeOn, type Plane } from '../perspective.ts';
import { paintAt } from '../stage.ts';
import { fill, stroke } from '../svg.ts';
import { piece, type Piece, type Place } from './piece.ts';

export const rugPatterns = ['bordered', 'medallion', 'striped', 'round', 'lattice'] as const;
export type RugPattern = (typeof rugPatterns)[number];

/** A rug as its pattern sees it: a surface with its size in metres, and four colours. */
interface Weave {
  plane: Plane;
  width: number;
  depth: number;
  main: Colour;
  dark: Colour;
  light: Colour;
  mark: Colour;
}

/** A rug, flat on the floor, `width` by `depth` metres around its place. */
export function rug(
  place: Place,
  width: number,
  depth: number,
  pattern: RugPattern,
  material: Material = 'rug',
): Piece {
  return piece(
    'rug',
    place,
    (stage, frame) => {
      const paint = paintAt(stage, { x: frame.x, y: 0, z: frame.z });
      const weave: Weave = {
        plane: planeIn(stage, frame, [-width / 2, 0.004, -depth / 2], [1, 0, 0], [0, 0, 1]),
        width,
        depth,
        main: tone(paint, material, 0.02),
        dark: tone(paint, material, -0.16),
        light: tone(paint, 'pale', -0.08),
        mark: tone(paint, 'accent', -0.04),
      };
      return (
        fill(edgeOf(weave, pattern === 'round'), paint.light.shadow, 0.22) +
        patterns[pattern](weave)
      );
    },
    { layer: 'floor' },
  );
}

/** The rug's thickness: its own outline, a little lower and aside. */
function edgeOf({ plane, width, depth }: Weave, round: boolean): string {
  return round
    ? discOn(plane, width / 2 + 0.03, depth / 2 - 0.03, width / 2, depth / 2)
    : rectOn(plane, 0.03, -0.03, width, depth);
}

function inset({ plane, width, depth }: Weave, margin: number): string {
  return rectOn(plane, margin, margin, width - 2 * margin, depth - 2 * margin);
}

/** A diamond in metres: its middle, and half of its width and depth. */
function diamond(plane: Plane, u: number, v: number, a: number, b: number): string {
  return shapeOn(plane, [
    [u - a, v],
    [u, v - b],
    [u + a, v],
    [u, v + b],
  ]);
}

const patterns: Readonly<Record<RugPattern, (weave: Weave) => string>> = {
  bordered: (weave) =>
    fill(inset(weave, 0), weave.main) +
    stroke(inset(weave, 0.12), weave.light, 2.2, 0.55) +
    stroke(inset(weave, 0.22), weave.mark, 1.4, 0.6),

  medallion(weave) {
    const { plane, width, depth } = weave;
    const middle = (share: number) =>
      diamond(plane, width / 2, depth / 2, width * share, depth * share * 1.2);
    return (
      fill(inset(weave, 0), weave.dark) +
      fill(inset(weave, 0.14), weave.main) +
      stroke(inset(weave, 0.14), weave.light, 1.6, 0.5) +
      fill(middle(0.3), weave.mark, 0.55) +
      fill(middle(0.2), weave.main) +
      fill(middle(0.08), weave.light, 0.6)
    );
  },

  striped(weave) {
    const { plane, width, depth } = weave;
    const pitch = width / 9;
    const stripes = Array.from({ length: 9 }, (_, index) =>
      rectOn(plane, pitch * (index + 0.3), 0, pitch * 0.28, depth),
    );
    return fill(inset(weave, 0), weave.main) + fill(stripes.join(''), weave.light, 0.4);
  },

  round({ plane, width, depth, main, light, mark }) {
    const ring = (share: number) =>
      discOn(plane, width / 2, depth / 2, (width / 2) * share, (depth / 2) * share);
    return (
      fill(ring(1), main) + stroke(ring(0.86), light, 2, 0.5) + stroke(ring(0.54), mark, 1.6, 0.5)
    );
  },

  lattice(weave) {
    const { plane, width, depth } = weave;
    const [columns, rows] = [6, 4];
    const [w, d] = [width / columns, depth / rows];
    const diamonds = Array.from({ length: columns * rows }, (_, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      return diamond(plane, (column + 0.5) * w, (row + 0.5) * d, w * 0.4, d * 0.4);
    });
    return fill(inset(weave, 0), weave.light) + stroke(diamonds.join(''), weave.main, 2.4, 0.85);
  },
};
