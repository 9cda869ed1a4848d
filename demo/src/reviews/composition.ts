import { categoryIds } from '#domain/studios/category.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import type { Facts, Line } from '#demo/studios/writing/line.ts';
import type { Writer } from '#demo/studios/writing/writer.ts';
import type { Random } from '#demo/lib/random.ts';
import { accounts, coolTitles, reservedTitles, titles } from './lines/accounts.ts';
import * as general from './lines/general-lines.ts';
import { mastering, mixing, production } from './lines/control-rooms.ts';
import { orchestral } from './lines/orchestral.ts';
import type { ReviewLines } from './lines/pool.ts';
import { homeStudios, rehearsal } from './lines/rooms.ts';
import { educational, podcast, voiceOver } from './lines/speech.ts';
import { drums, liveRooms, recording } from './lines/tracking.ts';

export type Rating = 1 | 2 | 3 | 4 | 5;

const categoryLines: Readonly<Record<CategoryId, ReviewLines>> = {
  recording,
  mixing,
  mastering,
  rehearsal,
  podcast,
  'voice-over': voiceOver,
  'live-rooms': liveRooms,
  production,
  drums,
  orchestral,
  'home-studios': homeStudios,
  educational,
};

type Part = 'praise' | 'account' | 'mixed' | 'blame' | 'anger' | 'detail' | 'niggle' | 'closing';

/** Lines about rooms of a category together with those about any room. */
const pools = new Map(categoryIds.map((category) => [category, poolsOf(categoryLines[category])]));

function poolsOf(own: ReviewLines): Readonly<Record<Part, readonly Line[]>> {
  return {
    praise: [...own.praise, ...general.praise],
    blame: [...own.blame, ...general.blame],
    detail: [...own.detail, ...general.detail],
    niggle: [...own.niggle, ...general.niggle],
    account: accounts,
    mixed: general.mixed,
    anger: general.anger,
    closing: general.closing,
  };
}

/** How reviews are put together, by their rating; the first part opens and brings the title. */
const plans: Readonly<Record<Rating, readonly (readonly Part[])[]>> = {
  5: [
    ['praise'],
    ['praise', 'detail'],
    ['praise', 'closing'],
    ['praise', 'detail', 'detail'],
    ['praise', 'detail', 'closing'],
    ['account', 'detail'],
    ['account', 'detail'],
    ['account', 'detail', 'detail'],
    ['account', 'detail', 'detail', 'closing'],
    ['account', 'detail', 'detail', 'detail'],
    ['account', 'closing'],
  ],
  4: [
    ['praise', 'niggle'],
    ['praise', 'detail', 'niggle'],
    ['account', 'detail', 'niggle'],
    ['account', 'detail'],
    ['account', 'detail', 'detail', 'niggle'],
    ['account', 'niggle', 'closing'],
  ],
  3: [
    ['mixed', 'detail', 'niggle'],
    ['mixed', 'niggle'],
    ['mixed', 'niggle', 'niggle'],
    ['mixed', 'detail', 'detail', 'niggle'],
    ['account', 'niggle', 'niggle'],
  ],
  2: [['blame'], ['blame', 'niggle'], ['blame', 'detail'], ['blame', 'niggle', 'niggle']],
  1: [['anger'], ['anger', 'niggle'], ['blame', 'niggle', 'niggle']],
};

/** Titles for those who begin with what they came for. */
const titlesFor: Readonly<Record<Rating, readonly Line[]>> = {
  5: titles,
  4: reservedTitles,
  3: coolTitles,
  2: coolTitles,
  1: coolTitles,
};

const TRIES = 4;

/** Title and text of a review that is not among those `written`, to which its text is added. */
export function composeReview(
  category: CategoryId,
  rating: Rating,
  facts: Facts,
  writer: Writer,
  random: Random,
  written: Set<string>,
): { title: string; content: string } {
  let review = compose(category, rating, facts, writer, random);
  for (let attempt = 1; attempt < TRIES && written.has(review.content); attempt += 1) {
    review = compose(category, rating, facts, writer, random);
  }
  written.add(review.content);
  return review;
}

function compose(
  category: CategoryId,
  rating: Rating,
  facts: Facts,
  writer: Writer,
  random: Random,
): { title: string; content: string } {
  const lines = pools.get(category)!;
  const taken = new Set<string>();
  const [opening, ...rest] = random
    .pick(plans[rating])
    .map((part) => writer.say(lines[part], facts, random, taken))
    .filter((text) => text !== undefined);
  const [first, second] = opening!.split(' || ');
  if (first && second) return { title: first, content: [second, ...rest].join(' ') };
  const title = writer.say(titlesFor[rating], facts, random, taken);
  return { title: title!, content: [opening, ...rest].join(' ') };
}
