import type { CategoryId } from '#domain/studios/category.ts';
import type { Composition, Workshop } from '../composition.ts';
import type { TimeOfDay } from '../light.ts';
import type { Camera } from '../perspective.ts';
import type { Room } from '../rooms/room.ts';

/** A wide picture whose left side and middle stay quiet, because words are laid over them. */
export interface Hero {
  category: CategoryId;
  /** Hours and palettes in which it is good. */
  times: readonly TimeOfDay[];
  palettes: readonly string[];
  compose: (workshop: Workshop) => Composition;
}

/**
 * A camera that looks into a room from its left, so that one long wall lies under the words: how many
 * pixels wide the back wall is, where the horizon and the vanishing point are, and the eye's height.
 */
export function aimRight(
  room: Room,
  across: number,
  horizon: number,
  eye: number,
  vanishing: number,
): Camera {
  return { vanishing: [vanishing, horizon], focal: (across * room.depth) / room.width, eye, x: 0 };
}
