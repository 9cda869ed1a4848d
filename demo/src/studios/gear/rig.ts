import type { CategoryId } from '#domain/studios/category.ts';
import type { CityId } from '#domain/studios/city.ts';
import type { Random } from '#demo/lib/random.ts';
import { bySlot } from './catalogue.ts';
import type { Grade, Product } from './product.ts';
import { recipes, tiers } from './recipes.ts';
import type { Tier } from './recipes.ts';

const FEWEST = 8;
const MOST = 24;

/** How often a room of a tier has gear of a grade. */
const likelihood: Readonly<Record<Tier, Readonly<Record<Grade, number>>>> = {
  modest: { 1: 6, 2: 1, 3: 0.001 },
  solid: { 1: 1.5, 2: 6, 3: 1 },
  high: { 1: 0.001, 2: 1.6, 3: 6 },
};

/** A product sold mainly in some cities is found there more often than any other. */
const LOCAL_FAVOUR = 3;

interface Slot {
  slot: string;
  probability: number;
}

/** 8 to 24 products that a room of this kind would have, the most telling first. */
export function assembleRig(
  category: CategoryId,
  tier: Tier,
  city: CityId,
  random: Random,
): readonly Product[] {
  const slots = slotsOf.get(recipes[category][tier])!;
  const wanted = slots.filter(({ probability }) => random.chance(probability));
  const spare = slots.filter((slot) => !wanted.includes(slot));
  const rig: Product[] = [];
  const owned = new Set<string>();
  for (const { slot } of [...wanted, ...spare.slice(0, Math.max(0, FEWEST - wanted.length))]) {
    const product = choose(slot, tier, city, owned, random);
    if (!product) continue;
    rig.push(product);
    owned.add(product.short);
  }
  return rig.slice(0, MOST);
}

/** Every recipe, read once. */
const slotsOf = new Map(
  Object.values(recipes).flatMap((byTier) =>
    tiers.map((tier) => [byTier[tier], readRecipe(byTier[tier])] as const),
  ),
);

function readRecipe(recipe: string): Slot[] {
  return recipe.split(' ').flatMap((word) => {
    const [, slot = '', count = '1', percent = '100'] =
      /^([a-z-]+)(?:\*(\d))?(?:\?(\d+))?$/.exec(word) ?? [];
    return Array.from({ length: Number(count) }, () => ({
      slot,
      probability: Number(percent) / 100,
    }));
  });
}

/** A product for `slot` that is not `owned` yet; undefined when the city has none. */
function choose(
  slot: string,
  tier: Tier,
  city: CityId,
  owned: ReadonlySet<string>,
  random: Random,
): Product | undefined {
  const options = bySlot.get(slot) ?? [];
  const weight = (product: Product) =>
    owned.has(product.short) ? 0 : weightOf(product, tier, city);
  let left = random.float() * options.reduce((sum, product) => sum + weight(product), 0);
  return options.find((product) => (left -= weight(product)) < 0);
}

function weightOf({ cities, grade }: Product, tier: Tier, city: CityId): number {
  if (cities === undefined) return likelihood[tier][grade];
  return cities.includes(city) ? likelihood[tier][grade] * LOCAL_FAVOUR : 0;
}
