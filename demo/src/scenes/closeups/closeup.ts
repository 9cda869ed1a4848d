import { frameAt, type Frame } from '../frames.ts';
import type { KitPart } from '../kit.ts';
import { assemble, type Part } from '../parts.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Stage } from '../stage.ts';
import type { Studio } from '../studio.ts';

/** A picture of one thing from close by. */
export interface Closeup {
  /** How its text alternative begins. */
  subject: string;
  /** What of a studio’s kit it shows: one of these. */
  shows?: readonly KitPart[];
  /** Draws the thing over a background that is already there. */
  draw: (bench: Bench) => string;
}

/** What a close-up is drawn with. The picture is 1200 by 800 pixels. */
export interface Bench {
  studio: Studio;
  stage: Stage;
  random: Random;
}

/** Horizon, distance and height from which things on a bench are seen, in pixels and metres. */
export const benchCamera = { horizon: -260, focal: 1500, eye: 0.9 } as const;

/** Draws parts in a frame that stands `x` metres right of the middle at depth `z`, turned by `degrees`. */
export function onBench(
  { stage }: Bench,
  parts: readonly Part[],
  { x = 0, z = 1.5, y = 0, degrees = 0 }: { x?: number; z?: number; y?: number; degrees?: number },
): string {
  return assemble(stage, benchFrame({ x, z, y, degrees }), parts);
}

/** A frame on the bench. */
export function benchFrame({ x = 0, z = 1.5, y = 0, degrees = 0 }): Frame {
  return frameAt(x, z, degrees, y);
}
