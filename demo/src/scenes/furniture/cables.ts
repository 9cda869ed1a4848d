import { tone } from '../paint.ts';
import { paintAt, pixels, see } from '../stage.ts';
import { curve, stroke } from '../svg.ts';
import type { Material } from '../palette.ts';
import type { Piece, Place } from './piece.ts';

/** Cables that lie on the floor, each through the given places. */
export function cables(
  runs: readonly (readonly Pick<Place, 'x' | 'z'>[])[],
  stuff: Material = 'gear',
): Piece {
  const depths = runs.flat().map((place) => place.z);
  const z = depths.reduce((sum, depth) => sum + depth, 0) / Math.max(depths.length, 1);
  return {
    name: 'cable',
    layer: 'floor',
    z: 0,
    lamps: [],
    draw: (stage) =>
      stroke(
        runs.map((run) => curve(run.map((place) => see(stage, { ...place, y: 0.01 })))).join(''),
        tone(paintAt(stage, { x: 0, y: 0, z }), stuff, 0.06),
        Math.max(pixels(stage, 0.018, z), 1.2),
        0.8,
      ),
  };
}
