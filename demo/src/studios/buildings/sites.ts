import type { CategoryId } from '#domain/studios/category.ts';
import type { CityId } from '#domain/studios/city.ts';
import type { Random } from '#demo/lib/random.ts';
import { atlanta, austin, losAngeles, miami, nashville, newYork } from './america.ts';
import type { Building, BuildingUse } from './building.ts';
import { berlin, london, paris, stockholm, sydney, tokyo } from './elsewhere.ts';

const buildingsOf: Readonly<Record<CityId, readonly Building[]>> = {
  'los-angeles': losAngeles,
  'new-york': newYork,
  nashville,
  london,
  atlanta,
  tokyo,
  berlin,
  paris,
  austin,
  miami,
  sydney,
  stockholm,
};

/** A building in `city` for a room of `category`, or the one with `key`. */
export function chooseBuilding(
  city: CityId,
  category: CategoryId,
  key: string | undefined,
  random: Random,
): Building {
  const known = buildingsOf[city];
  if (key !== undefined) {
    const bound = known.find((building) => building.key === key);
    if (!bound) throw new Error(`No building ${key} in ${city}.`);
    return bound;
  }
  const use = useOf(category, random);
  return random.pick(known.filter((building) => building.use === use));
}

function useOf(category: CategoryId, random: Random): BuildingUse {
  if (category === 'home-studios') return 'home';
  if (category === 'orchestral') return 'hall';
  if (category === 'live-rooms') return random.chance(0.7) ? 'hall' : 'work';
  return 'work';
}
