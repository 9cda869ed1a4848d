import type { CategoryId } from '#domain/studios/category.ts';
import type { CityId } from '#domain/studios/city.ts';
import type { BookingMode, PackageType } from '#domain/studios/studio.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Tier } from './gear/recipes.ts';

type Range = readonly [number, number];
type ByTier<T> = Readonly<Record<Tier, T>>;

/** How many rooms of a category are modest, solid and high. */
const usualShares: ByTier<number> = { modest: 38, solid: 42, high: 20 };
const otherShares: Partial<Record<CategoryId, ByTier<number>>> = {
  mastering: { modest: 20, solid: 45, high: 35 },
  rehearsal: { modest: 46, solid: 40, high: 14 },
  orchestral: { modest: 22, solid: 43, high: 35 },
  'home-studios': { modest: 52, solid: 39, high: 9 },
};

/** Square metres, then dollars an hour. */
const measures: Readonly<Record<CategoryId, ByTier<readonly [Range, Range]>>> = {
  recording: {
    modest: [
      [34, 58],
      [30, 55],
    ],
    solid: [
      [55, 125],
      [55, 95],
    ],
    high: [
      [115, 260],
      [110, 240],
    ],
  },
  mixing: {
    modest: [
      [16, 25],
      [28, 50],
    ],
    solid: [
      [22, 40],
      [50, 90],
    ],
    high: [
      [34, 70],
      [95, 200],
    ],
  },
  mastering: {
    modest: [
      [18, 26],
      [40, 60],
    ],
    solid: [
      [24, 42],
      [65, 110],
    ],
    high: [
      [36, 66],
      [120, 220],
    ],
  },
  rehearsal: {
    modest: [
      [16, 29],
      [18, 26],
    ],
    solid: [
      [26, 46],
      [26, 40],
    ],
    high: [
      [44, 92],
      [42, 65],
    ],
  },
  podcast: {
    modest: [
      [12, 21],
      [25, 40],
    ],
    solid: [
      [18, 42],
      [40, 70],
    ],
    high: [
      [36, 90],
      [75, 140],
    ],
  },
  'voice-over': {
    modest: [
      [7, 13],
      [28, 45],
    ],
    solid: [
      [11, 26],
      [45, 80],
    ],
    high: [
      [22, 60],
      [85, 150],
    ],
  },
  'live-rooms': {
    modest: [
      [58, 92],
      [40, 60],
    ],
    solid: [
      [88, 165],
      [65, 110],
    ],
    high: [
      [150, 320],
      [120, 260],
    ],
  },
  production: {
    modest: [
      [10, 18],
      [22, 38],
    ],
    solid: [
      [15, 32],
      [38, 65],
    ],
    high: [
      [28, 70],
      [70, 140],
    ],
  },
  drums: {
    modest: [
      [22, 34],
      [28, 42],
    ],
    solid: [
      [32, 62],
      [42, 75],
    ],
    high: [
      [58, 140],
      [80, 150],
    ],
  },
  orchestral: {
    modest: [
      [160, 250],
      [90, 130],
    ],
    solid: [
      [240, 420],
      [140, 210],
    ],
    high: [
      [400, 880],
      [220, 320],
    ],
  },
  'home-studios': {
    modest: [
      [12, 22],
      [18, 28],
    ],
    solid: [
      [18, 38],
      [28, 42],
    ],
    high: [
      [32, 68],
      [42, 60],
    ],
  },
  educational: {
    modest: [
      [26, 45],
      [22, 32],
    ],
    solid: [
      [40, 80],
      [32, 52],
    ],
    high: [
      [75, 180],
      [52, 80],
    ],
  },
};

/** What an hour costs in a city, and how roomy it is, against the tables above. */
const cityPrice: Readonly<Record<CityId, number>> = {
  'los-angeles': 1.1,
  'new-york': 1.15,
  nashville: 1,
  london: 1.1,
  atlanta: 0.9,
  tokyo: 0.95,
  berlin: 0.85,
  paris: 1,
  austin: 0.9,
  miami: 1,
  sydney: 1,
  stockholm: 1,
};
const citySize: Partial<Record<CityId, number>> = { tokyo: 0.75, 'new-york': 0.9, nashville: 1.1 };

/** Categories in which some owners sell sessions instead of hours. */
const soldAsSessions = new Set<CategoryId>([
  'recording',
  'rehearsal',
  'podcast',
  'voice-over',
  'production',
  'home-studios',
  'educational',
]);

export const SESSION_STUDIO_HOURLY_RATE_CENTS = 75_00;

export function chooseTier(category: CategoryId, random: Random): Tier {
  return random.weighted(otherShares[category] ?? usualShares);
}

/** Square metres and cents an hour; a bigger room of its tier also costs more. */
export function chooseMeasure(
  category: CategoryId,
  tier: Tier,
  city: CityId,
  random: Random,
): { sizeSquareMetres: number; hourlyRateCents: number } {
  const [size, price] = measures[category][tier];
  const big = random.float();
  const dear = (big + random.float()) / 2;
  const dollars = (price[0] + dear * (price[1] - price[0])) * cityPrice[city];
  const metres = (size[0] + big * (size[1] - size[0])) * (citySize[city] ?? 1);
  return {
    sizeSquareMetres: Math.max(7, Math.round(metres)),
    hourlyRateCents: Math.min(320, Math.max(18, roundAsPriced(dollars, random))) * 100,
  };
}

/** Owners like prices that end in 0 or 5, the more so the higher they are. */
function roundAsPriced(dollars: number, random: Random): number {
  if (dollars > 100) return Math.round(dollars / 5) * 5;
  return random.chance(0.7) && dollars > 28 ? Math.round(dollars / 5) * 5 : Math.round(dollars);
}

export interface Terms {
  bookingMode: BookingMode;
  engineerFeeCents: number;
  cleaningFeeCents: number;
  bufferMinutes: 0 | 15 | 30 | 60;
  minimumNoticeMinutes: number;
  horizonDays: number;
}

/** How many rooms of a category may be had without an engineer. */
const selfRun: Partial<Record<CategoryId, number>> = {
  rehearsal: 0.9,
  production: 0.5,
  podcast: 0.4,
};

/** Whether bands and makers may do without an engineer there. */
export function chooseSelfRun(category: CategoryId, mode: BookingMode, random: Random): boolean {
  return mode === 'hourly' && random.chance(selfRun[category] ?? 0);
}

export function chooseTerms(category: CategoryId, tier: Tier, random: Random): Terms {
  const session = tier !== 'high' && soldAsSessions.has(category) && random.chance(0.25);
  return {
    bookingMode: session ? 'session' : 'hourly',
    engineerFeeCents: random.chance(0.85) ? 40_00 : random.pick([30, 35, 45, 50, 55, 60, 65]) * 100,
    cleaningFeeCents: random.chance(0.85)
      ? 25_00
      : random.pick([0, 0, 10, 15, 20, 30, 35, 40]) * 100,
    bufferMinutes: random.pick(buffers[category] ?? [0, 15, 30, 30]),
    minimumNoticeMinutes: random.pick(notices[category] ?? [0, 60, 120, 120, 240, 720, 1440]),
    horizonDays: random.pick([60, 90, 90, 120, 180, 365]),
  };
}

const buffers: Partial<Record<CategoryId, readonly Terms['bufferMinutes'][]>> = {
  rehearsal: [0, 0, 15, 15, 30],
  mixing: [0, 15, 15, 30],
  mastering: [0, 15, 30],
  orchestral: [30, 60, 60],
  'live-rooms': [30, 30, 60],
  drums: [15, 30, 30],
  recording: [15, 30, 30, 60],
};

const notices: Partial<Record<CategoryId, readonly number[]>> = {
  rehearsal: [0, 0, 60, 120, 240],
  podcast: [60, 120, 240, 720],
  'voice-over': [0, 60, 120, 240],
  mastering: [240, 720, 1440],
  orchestral: [720, 1440, 1440],
  'home-studios': [120, 240, 720, 1440],
};

export interface Standing {
  isVerified: boolean;
  packageType: PackageType | null;
  createdDaysAgo: number;
}

export function chooseStanding(tier: Tier, random: Random): Standing {
  const paid = random.float();
  const pro = { modest: 0.03, solid: 0.07, high: 0.2 }[tier];
  const createdDaysAgo = random.chance(0.07) ? random.int(5, 40) : random.int(41, 1500);
  return {
    isVerified: random.chance(createdDaysAgo < 60 ? 0.35 : 0.72),
    packageType: paid < pro ? 'pro' : paid < pro + 0.14 ? 'plus' : null,
    createdDaysAgo,
  };
}
