import type { CategoryId } from '#domain/studios/category.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Facts, Line } from '../writing/line.ts';
import type { Writer } from '../writing/writer.ts';
import { drums } from './drums.ts';
import { educational } from './educational.ts';
import { homeStudios } from './home-studios.ts';
import { hostLines } from './host.ts';
import { liveRooms } from './live-rooms.ts';
import { mastering } from './mastering.ts';
import { mixing } from './mixing.ts';
import { orchestral } from './orchestral.ts';
import { placeLines } from './place.ts';
import { podcast } from './podcast.ts';
import type { CategoryLines } from './pool.ts';
import { practicalLines } from './practical.ts';
import { production } from './production.ts';
import { recording } from './recording.ts';
import { rehearsal } from './rehearsal.ts';
import { voiceOver } from './voice-over.ts';

const categoryLines: Readonly<Record<CategoryId, CategoryLines>> = {
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

type Section = keyof CategoryLines | 'host' | 'practical' | 'place';

/**
 * How people put a listing together: paragraphs of sections. Two owners with the same room still
 * begin elsewhere and stop at different points.
 */
const plans: readonly (readonly (readonly Section[])[])[] = [
  [
    ['opening', 'room'],
    ['gear', 'gear'],
    ['work', 'practical'],
  ],
  [
    ['opening', 'host'],
    ['room', 'gear', 'gear'],
    ['work', 'practical'],
  ],
  [
    ['opening', 'gear', 'gear'],
    ['place', 'practical'],
  ],
  [['opening', 'room', 'room'], ['gear', 'gear', 'gear'], ['host', 'work'], ['place']],
  [
    ['opening', 'work'],
    ['room', 'gear', 'gear'],
    ['practical', 'practical'],
  ],
  [['opening'], ['room', 'room', 'gear', 'gear'], ['work', 'host'], ['place', 'practical']],
  [
    ['opening', 'place'],
    ['room', 'gear', 'gear'],
    ['work', 'practical'],
  ],
  [
    ['opening', 'room', 'gear'],
    ['work', 'work', 'practical'],
  ],
  [
    ['opening', 'work'],
    ['gear', 'gear', 'gear'],
    ['host', 'practical', 'place'],
  ],
  [
    ['opening', 'room', 'gear'],
    ['host', 'place'],
  ],
  [
    ['opening', 'room'],
    ['host', 'work', 'practical'],
    ['gear', 'gear', 'gear'],
  ],
  [
    ['opening', 'room', 'work'],
    ['gear', 'gear'],
    ['host', 'place', 'practical'],
  ],
  [
    ['opening', 'work'],
    ['gear', 'gear'],
  ],
  [
    ['opening', 'host', 'room'],
    ['gear', 'work', 'place'],
  ],
];

/** The owner’s own words about a room: two to four paragraphs, separated by an empty line. */
export function describe(
  category: CategoryId,
  facts: Facts,
  writer: Writer,
  random: Random,
): string {
  const pools: Readonly<Record<Section, readonly Line[]>> = {
    ...categoryLines[category],
    host: hostLines,
    practical: practicalLines,
    place: placeLines,
  };
  const taken = new Set<string>();
  return random
    .pick(plans)
    .map((sections) =>
      sections
        .map((section) => writer.say(pools[section], facts, random, taken))
        .filter((sentence) => sentence !== undefined)
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
