import type { CategoryId } from '#domain/studios/category.ts';
import { closeups } from '../closeups/catalogue.ts';
import type { Closeup } from '../closeups/closeup.ts';
import { openWorkshop, orient, type Composition } from '../composition.ts';
import { describeRoom, hourOf } from '../describe-room.ts';
import { drawCloseup } from '../draw-closeup.ts';
import { drawRoom } from '../draw-room.ts';
import { seeded } from '#demo/lib/random.ts';
import { planStudio, type Studio } from '../studio.ts';
import { composerOf, type RoomView } from './catalogue.ts';

/** What one picture of a studio shows, before it is drawn or put into words. */
export type ViewPlan =
  | { studio: Studio; shows: 'room'; composition: Composition }
  | { studio: Studio; shows: 'closeup'; closeup: Closeup };

/** Decides what a picture of a studio shows. Its words and its drawing are both made from this. */
export function planView(category: CategoryId, view: RoomView | 'detail', seed: number): ViewPlan {
  const studio = planStudio(category, seed);
  const random = seeded('view', category, view, seed);
  if (view === 'detail') {
    return { studio, shows: 'closeup', closeup: random.pick(closeups[category]) };
  }
  const composition = composerOf(category, view)(openWorkshop(studio, random));
  return { studio, shows: 'room', composition: orient(studio, composition) };
}

/** One sentence on a picture of a studio. */
export function describeView(plan: ViewPlan): string {
  return plan.shows === 'room'
    ? describeRoom(plan.studio, plan.composition)
    : `${plan.closeup.subject}, ${hourOf(plan.studio.light)}`;
}

const pictureSize = { width: 1200, height: 800 } as const;

/** The content of a picture of a studio, 1200 by 800 pixels. */
export function drawView(plan: ViewPlan): string {
  const { category, seed } = plan.studio;
  return plan.shows === 'room'
    ? drawRoom(plan.studio, plan.composition, pictureSize, seeded('walls', category, seed))
    : drawCloseup(plan.studio, plan.closeup);
}
