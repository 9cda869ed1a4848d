import { viewerIn, type Frame, type Local } from './frames.ts';
import type { Stage } from './stage.ts';

/** One piece of a thing, with the box that holds it so that pieces can be drawn from far to near. */
export interface Part {
  min: Local;
  max: Local;
  draw: (stage: Stage, frame: Frame) => string;
}

/** Any drawing that belongs to a thing, within the given box. */
export function part(min: Local, max: Local, draw: Part['draw']): Part {
  return { min, max, draw };
}

/** Draws the parts of a thing, each after whatever it may cover. */
export function assemble(stage: Stage, frame: Frame, parts: readonly Part[]): string {
  const viewer = viewerIn(stage, frame);
  const waiting = [...parts];
  let drawn = '';
  while (waiting.length > 0) {
    const free = waiting.findIndex((one) =>
      waiting.every((other) => other === one || !covers(one, other, viewer)),
    );
    drawn += waiting.splice(Math.max(free, 0), 1)[0]!.draw(stage, frame);
  }
  return drawn;
}

const axes = [0, 1, 2] as const;

/** Whether `near` may cover `far`: some plane parts them with only `near` on the viewer's side. */
function covers(near: Part, far: Part, viewer: Local): boolean {
  return (
    axes.some((axis) => standsBetween(near, far, viewer, axis)) &&
    !axes.some((axis) => standsBetween(far, near, viewer, axis))
  );
}

function standsBetween(one: Part, other: Part, viewer: Local, axis: 0 | 1 | 2): boolean {
  const touch = 0.001;
  const [eye, low, high] = [viewer[axis], other.min[axis] + touch, other.max[axis] - touch];
  return (one.min[axis] >= high && eye >= high) || (one.max[axis] <= low && eye <= low);
}
