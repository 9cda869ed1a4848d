import type { AmenityId } from '#domain/studios/amenity.ts';
import type { CityId } from '#domain/studios/city.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Level } from './buildings/building.ts';
import type { Tier } from './gear/recipes.ts';
import type { PlannedSpace } from './spaces/plan.ts';

const MOST_MISSING = 4;

/** How likely there is nowhere to park. */
const noParking: Partial<Record<CityId, number>> = {
  'new-york': 0.85,
  paris: 0.82,
  tokyo: 0.7,
  london: 0.62,
  stockholm: 0.55,
  berlin: 0.5,
  sydney: 0.3,
  miami: 0.15,
};
const USUALLY_NO_PARKING = 0.06;

/** How likely nothing cools the air; elsewhere nearly everything is cooled. */
const noCooling: Partial<Record<CityId, number>> = {
  london: 0.4,
  paris: 0.45,
  berlin: 0.55,
  stockholm: 0.5,
  sydney: 0.08,
};

const noStepFree: Readonly<Record<Level, number>> = { basement: 0.72, ground: 0.07, upper: 0.55 };
const noLight: Readonly<Record<Level, number>> = { basement: 1, ground: 0.22, upper: 0.08 };

/** What a studio lacks of the ten standard amenities, the building’s shortcomings first. */
export function chooseMissingAmenities(
  city: CityId,
  level: Level,
  tier: Tier,
  spaces: readonly PlannedSpace[],
  random: Random,
): AmenityId[] {
  const has = (kind: PlannedSpace['kind']) => spaces.some((space) => space.kind === kind);
  const modest = tier === 'modest';
  const odds: readonly (readonly [AmenityId, number])[] = [
    ['natural-light', noLight[level]],
    ['step-free-access', noStepFree[level]],
    ['parking', noParking[city] ?? USUALLY_NO_PARKING],
    ['air-conditioning', (noCooling[city] ?? 0.02) * (tier === 'high' ? 0.3 : 1)],
    ['lounge', has('lounge') ? 0 : modest ? 0.3 : 0.1],
    ['kitchenette', modest ? 0.2 : 0.08],
    ['secure-storage', has('store') ? 0 : 0.12],
    ['restroom', modest ? 0.12 : 0.03],
    ['coffee', modest ? 0.08 : 0.02],
    ['wifi', 0.01],
  ];
  return odds
    .filter(([, probability]) => random.chance(probability))
    .map(([amenity]) => amenity)
    .slice(0, MOST_MISSING);
}
