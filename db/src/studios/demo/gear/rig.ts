import type { CategoryId } from '#domain/studios/category.ts';
import type { CityId } from '#domain/studios/city.ts';
import type { Random } from '#scenes/random.ts';
import { bySlot } from './catalogue.ts';
import type { Grade, Product } from './product.ts';
import { recipes, tiers } from './recipes.ts';
import type { Tier } from './recipes.ts';

const FEWEST = 8;
const MOST = 24;

/** How often a room of a tier has gear of a grade. */
const likelihood: Readonly<Record<Tier, Readonly<Record<Grade, number>>>> = {
  modest: { 1: 6, 2: 1, 3: 0 },
  solid: { 1: 1.5, 2: 6, 3: 1 },
  high: { 1: 0, 2: 1.6, 3: 6 },
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
  const slots = parsedRecipes[category][tier];
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

const parsedRecipes = Object.fromEntries(
  Object.entries(recipes).map(([category, byTier]) => [
    category,
    Object.fromEntries(tiers.map((tier) => [tier, readRecipe(byTier[tier])])),
  ]),
) as Record<CategoryId, Record<Tier, readonly Slot[]>>;

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
  const options = (bySlot.get(slot) ?? []).filter(
    (product) => !owned.has(product.short) && (product.cities?.includes(city) ?? true),
  );
  if (options.length === 0) return undefined;
  const weights = options.map(
    (product) =>
      (likelihood[tier][product.grade] + 0.001) * (product.cities === undefined ? 1 : LOCAL_FAVOUR),
  );
  let left = random.float() * weights.reduce((sum, weight) => sum + weight, 0);
  return options.find((_, index) => (left -= weights[index]!) < 0) ?? options[0];
}
