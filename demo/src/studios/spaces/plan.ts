import type { CategoryId } from '#domain/studios/category.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Level } from '../buildings/building.ts';
import type { Tier } from '../gear/recipes.ts';

export const spaceKinds = [
  'live',
  'control',
  'booth',
  'ampbooth',
  'lounge',
  'store',
  'rehearsalroom',
  'talkroom',
  'suite',
  'masterroom',
  'machineroom',
  'vobooth',
  'writing',
  'drumroom',
  'hall',
  'greenroom',
  'balcony',
  'library',
  'homeroom',
  'garden',
  'classroom',
  'practice',
] as const;
export type SpaceKind = (typeof spaceKinds)[number];

/** A space before it is named and described. */
export interface PlannedSpace {
  kind: SpaceKind;
  squareMetres: number;
  /** Metres from floor to ceiling. */
  height: number;
}

/** A space that rooms of a category may have: its share of the floor, and from which size. */
interface Option {
  kind: SpaceKind;
  share: number;
  probability: number;
  fromSize: number;
}

const MOST_SPACES = 5;

/** Written `kind share probability fromSize`, shares and probabilities in percent. */
const plans: Readonly<Record<CategoryId, string>> = {
  recording: 'live 44 100 0; control 24 100 0; booth 7 65 40; lounge 14 60 50; ampbooth 4 40 70',
  mixing: 'suite 60 100 0; booth 12 50 20; lounge 20 50 30',
  mastering: 'masterroom 62 100 0; lounge 20 50 30; machineroom 12 40 35',
  rehearsal: 'rehearsalroom 76 100 0; store 8 50 20; lounge 14 50 38',
  podcast: 'talkroom 52 100 0; control 22 60 22; lounge 18 50 30',
  'voice-over': 'vobooth 30 100 0; control 42 80 11; lounge 20 40 24',
  'live-rooms':
    'live 56 100 0; control 15 100 0; booth 5 70 0; lounge 10 60 90; ampbooth 4 50 90; balcony 6 40 180',
  production: 'writing 68 100 0; booth 12 55 15; lounge 16 40 30',
  drums: 'drumroom 60 100 0; control 20 70 36; store 7 50 30; lounge 10 40 55',
  orchestral:
    'hall 68 100 0; control 8 100 0; greenroom 8 75 200; booth 3 60 0; balcony 6 50 240; library 3 35 0',
  'home-studios': 'homeroom 64 100 0; booth 12 40 15; lounge 18 35 26; garden 0 40 0',
  educational:
    'classroom 50 100 0; control 15 60 36; practice 12 50 45; booth 6 50 36; lounge 11 40 55',
};

/** Metres from floor to ceiling in the main space, by tier. */
const heights: Partial<Record<SpaceKind, Readonly<Record<Tier, readonly [number, number]>>>> = {
  live: { modest: [2.7, 3.4], solid: [3.1, 4.4], high: [3.8, 6.5] },
  drumroom: { modest: [2.8, 3.4], solid: [3.2, 4.4], high: [3.8, 6] },
  hall: { modest: [6, 8], solid: [7, 10], high: [8.5, 13] },
};
const usualHeight = [2.4, 2.9] as const;
const BASEMENT_HEIGHT = 3.3;

/** One to five spaces that fit into `size` square metres, the main one first. */
export function planSpaces(
  category: CategoryId,
  tier: Tier,
  size: number,
  level: Level,
  random: Random,
): readonly PlannedSpace[] {
  const options = readPlan(plans[category])
    .filter(({ probability, fromSize }) => size >= fromSize && random.chance(probability))
    .filter(({ kind }) => kind !== 'garden' || level === 'ground')
    .slice(0, MOST_SPACES);
  const isAlone = options.filter(({ share }) => share > 0).length === 1;
  return options.map(({ kind, share }) => {
    const [low, high] = heights[kind]?.[tier] ?? usualHeight;
    const height = random.between(low, high);
    const part = Math.max(2, Math.floor(size * share * random.between(0.9, 1.04)));
    return {
      kind,
      // A room that has the studio to itself is all of it; a garden is outside.
      squareMetres: isAlone && share > 0 ? size : part,
      height: oneDigit(level === 'basement' ? Math.min(height, BASEMENT_HEIGHT) : height),
    };
  });
}

function readPlan(plan: string): Option[] {
  return plan.split('; ').map((part) => {
    const [kind, share, probability, fromSize] = part.split(' ');
    return {
      kind: kind as SpaceKind,
      share: Number(share) / 100,
      probability: Number(probability) / 100,
      fromSize: Number(fromSize),
    };
  });
}

function oneDigit(metres: number): number {
  return Math.round(metres * 10) / 10;
}
