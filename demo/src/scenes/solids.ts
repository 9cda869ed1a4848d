import type { Colour } from './colour.ts';
import { directionIn, planeIn, plus, spotIn, towards, type Frame, type Local } from './frames.ts';
import { tone, type Paint } from './paint.ts';
import type { Material } from './palette.ts';
import { part, type Part } from './parts.ts';
import { rectOn, type Plane, type Spot } from './perspective.ts';
import { facing, paintAt, pixels, see, type Stage } from './stage.ts';
import { fill, line, outline, stroke } from './svg.ts';

/** What a thing is made of: a material of the palette, or a colour of its own. */
export type Stuff = Material | Colour;

/** Colours on a face: a material at a level on top of the face's own light. */
export type PaintOn = (stuff: Stuff, level?: number) => Colour;

/** What is drawn on a face, given the face, its width and height in metres, and its colours. */
export type Sketch = (face: Plane, width: number, height: number, paintOn: PaintOn) => string;

/** A sketch that also needs to know the light as a whole. */
export type Decoration = (...given: [...Parameters<Sketch>, paint: Paint]) => string;

type Side = 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom';

interface BoxStyle extends Partial<Record<Side, Decoration>> {
  /** Lighter or darker than its material, −1 to 1. */
  level?: number;
}

/** A box: its lower left front corner and its width, height and depth, in metres. */
export function box(min: Local, size: Local, stuff: Stuff, style: BoxStyle = {}): Part {
  const max = plus(min, size);
  return part(min, max, (stage, frame) =>
    boxSides
      .map(({ side, corner, right, up, normal }) => {
        const origin: Local = [
          corner[0] ? max[0] : min[0],
          corner[1] ? max[1] : min[1],
          corner[2] ? max[2] : min[2],
        ];
        const outwards = directionIn(frame, normal);
        if (!looksAtViewer(stage, spotIn(frame, origin), outwards)) return '';
        const [width, height] = [extent(right, size), extent(up, size)];
        const face = planeIn(stage, frame, origin, right, up);
        const paint = paintAt(stage, face.spot(width / 2, height / 2));
        const level = facing(stage, outwards) + (style.level ?? 0);
        const paintOn: PaintOn = (of, extra = 0) => tone(paint, of, clamp(level + extra));
        return (
          fill(rectOn(face, 0, 0, width, height), paintOn(stuff)) +
          (style[side]?.(face, width, height, paintOn, paint) ?? '')
        );
      })
      .join(''),
  );
}

/** From which corner each side of a box is measured, and along which directions. */
const boxSides: readonly { side: Side; corner: Local; right: Local; up: Local; normal: Local }[] = [
  { side: 'bottom', corner: [0, 0, 0], right: [1, 0, 0], up: [0, 0, 1], normal: [0, -1, 0] },
  { side: 'back', corner: [1, 0, 1], right: [-1, 0, 0], up: [0, 1, 0], normal: [0, 0, 1] },
  { side: 'left', corner: [0, 0, 1], right: [0, 0, -1], up: [0, 1, 0], normal: [-1, 0, 0] },
  { side: 'right', corner: [1, 0, 0], right: [0, 0, 1], up: [0, 1, 0], normal: [1, 0, 0] },
  { side: 'front', corner: [0, 0, 0], right: [1, 0, 0], up: [0, 1, 0], normal: [0, 0, -1] },
  { side: 'top', corner: [0, 1, 0], right: [1, 0, 0], up: [0, 0, 1], normal: [0, 1, 0] },
];

function extent(axis: Local, size: Local): number {
  return Math.abs(axis[0]) * size[0] + Math.abs(axis[1]) * size[1] + Math.abs(axis[2]) * size[2];
}

/** Whether a face at a spot, with the given direction outwards, is seen. */
export function looksAtViewer({ camera }: Stage, { x, y, z }: Spot, normal: Spot): boolean {
  return (camera.x - x) * normal.x + (camera.eye - y) * normal.y - z * normal.z > 0.001;
}

/** A straight rod between two places of a frame, `thickness` in metres. */
export function rod(from: Local, to: Local, thickness: number, stuff: Stuff, level = 0): Part {
  return rods([[from, to]], thickness, stuff, level);
}

/** Several rods of one kind, drawn as one line: legs, stands, frames. */
export function rods(
  ends: readonly (readonly [Local, Local])[],
  thickness: number,
  stuff: Stuff,
  level = 0,
): Part {
  const bound = (axis: 0 | 1 | 2, choose: (...values: number[]) => number) =>
    choose(...ends.flatMap(([from, to]) => [from[axis], to[axis]]));
  return part(
    [bound(0, Math.min), bound(1, Math.min), bound(2, Math.min)],
    [bound(0, Math.max), bound(1, Math.max), bound(2, Math.max)],
    (stage, frame) => {
      const spots = ends.map(([from, to]) => [spotIn(frame, from), spotIn(frame, to)] as const);
      const [first] = spots;
      if (first === undefined) return '';
      const width = Math.max(pixels(stage, thickness, first[0].z), 0.8);
      const d = spots.map(([from, to]) => line([see(stage, from), see(stage, to)])).join('');
      return stroke(d, tone(paintAt(stage, first[1]), stuff, level), width);
    },
  );
}

/** Legs of a table or seat: four upright rods at the corners of a rectangle. */
export function legs(
  [a0, a1]: readonly [number, number],
  [c0, c1]: readonly [number, number],
  height: number,
  thickness: number,
  stuff: Stuff,
): Part {
  const corners = [
    [a0, c1],
    [a1, c1],
    [a0, c0],
    [a1, c0],
  ] as const;
  return rods(
    corners.map(([a, c]) => [
      [a, 0, c],
      [a, height, c],
    ]),
    thickness,
    stuff,
    -0.15,
  );
}

/** A prism: an outline on the floor (right, back), pulled up between two heights. Its sides may be curved. */
export function prism(
  footprint: readonly (readonly [a: number, c: number])[],
  [b0, b1]: readonly [number, number],
  stuff: Stuff,
  style: { level?: number; top?: Stuff; smooth?: boolean } = {},
): Part {
  const [as, cs] = [footprint.map(([a]) => a), footprint.map(([, c]) => c)];
  return part(
    [Math.min(...as), b0, Math.min(...cs)],
    [Math.max(...as), b1, Math.max(...cs)],
    (stage, frame) => {
      const level = style.level ?? 0;
      const edges = footprint.map((from, index) => {
        const to = footprint[(index + 1) % footprint.length]!;
        const normal = towards([0, 0, 0], [to[1] - from[1], 0, from[0] - to[0]]);
        return { from, to, normal: directionIn(frame, normal) };
      });
      const visible = edges
        .filter(({ from, normal }) =>
          looksAtViewer(stage, spotIn(frame, [from[0], b0, from[1]]), normal),
        )
        .toSorted((one, other) => depthOf(frame, other) - depthOf(frame, one));
      const sides = visible.map(({ from, to, normal }) => {
        const foot = spotIn(frame, [from[0], b0, from[1]]);
        return fill(
          outline([
            see(stage, foot),
            see(stage, spotIn(frame, [to[0], b0, to[1]])),
            see(stage, spotIn(frame, [to[0], b1, to[1]])),
            see(stage, spotIn(frame, [from[0], b1, from[1]])),
          ]),
          tone(paintAt(stage, foot), stuff, clamp(level + facing(stage, normal))),
        );
      });
      const height = stage.camera.eye > frame.y + b1 ? b1 : b0;
      const lid = footprint.map(([a, c]) => see(stage, spotIn(frame, [a, height, c])));
      const up = height === b1 ? 1 : -1;
      return (
        sides.join('') +
        fill(
          outline(lid),
          tone(
            paintAt(stage, spotIn(frame, [0, height, 0])),
            style.top ?? stuff,
            clamp(level + facing(stage, { x: 0, y: up, z: 0 })),
          ),
        )
      );
    },
  );
}

function depthOf(
  frame: Frame,
  { from, to }: { from: readonly [number, number]; to: readonly [number, number] },
): number {
  return spotIn(frame, [(from[0] + to[0]) / 2, 0, (from[1] + to[1]) / 2]).z;
}

/** Keeps a level from becoming pure shade or pure light. */
export function clamp(level: number): number {
  return Math.min(Math.max(level, -0.85), 0.85);
}
