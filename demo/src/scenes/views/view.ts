import type { CategoryId } from '#domain/studios/category.ts';
import { closeupsOf } from '../closeups/catalogue.ts';
import type { Closeup } from '../closeups/closeup.ts';
import { openWorkshop, orient, type Composition } from '../composition.ts';
import { describeRoom, hourOf } from '../describe-room.ts';
import { drawCloseup } from '../draw-closeup.ts';
import { drawRoom } from '../draw-room.ts';
import { seeded } from '#demo/lib/random.ts';
import { countForeign, furnish, partsIn, type Kit } from '../kit.ts';
import { planStudio, type Studio } from '../studio.ts';
import { composerOf, roomViews, type RoomView } from './catalogue.ts';

/** What one picture of a studio shows, before it is drawn or put into words. */
export type ViewPlan =
  | { studio: Studio; shows: 'room'; composition: Composition }
  | { studio: Studio; shows: 'closeup'; closeup: Closeup };

/** Which picture of which studio. */
export interface ViewOfStudio {
  category: CategoryId;
  view: RoomView | 'detail';
  seed: number;
  kit?: Kit;
}

/** Arrangements of a room that are thought of until one shows nothing that the studio lacks. */
const ATTEMPTS = 40;

/** Decides what a picture of a studio shows. Its words and its drawing are both made from this. */
export function planView({ category, view, seed, kit }: ViewOfStudio): ViewPlan {
  const studio = planStudio(category, seed);
  if (view !== 'detail') {
    return { studio, shows: 'room', composition: composeRoom(studio, view, kit) };
  }
  const shown = kit
    ? roomViews.flatMap((room) => [...partsIn(composeRoom(studio, room, kit))])
    : [];
  const random = seeded('view', category, view, seed);
  const closeup = random.pick(closeupsOf(category, kit, new Set(shown)));
  return { studio, shows: 'closeup', closeup };
}

/** The arrangement that fits the kit best, without what does not belong to it. */
function composeRoom(studio: Studio, view: RoomView, kit: Kit): Composition {
  const { category, seed } = studio;
  let best: Composition | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const random = seeded('view', category, view, seed, ...(attempt === 0 ? [] : [attempt]));
    const composition = composerOf(category, view)(openWorkshop(studio, random));
    if (!best || countForeign(composition, kit) < countForeign(best, kit)) best = composition;
    if (countForeign(best, kit) === 0) break;
  }
  return orient(studio, furnish(best!, kit));
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
