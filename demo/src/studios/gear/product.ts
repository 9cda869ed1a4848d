import type { CityId } from '#domain/studios/city.ts';
import type { EquipmentCategory } from '#domain/studios/studio.ts';
import { withArticle } from '../writing/article.ts';

/** How much a room must have spent: 1 is sensible, 2 professional, 3 the thing itself. */
export type Grade = 1 | 2 | 3;

export interface Product {
  /** Maker and model, as in the equipment list. */
  name: string;
  /** What people call it in a sentence; for loudspeakers a plural. */
  short: string;
  /** The full name with its article, `an AKG K371`. */
  indefinite: string;
  /** What it is, for texts that speak of it. */
  kind: string;
  /** The places in a rig that it can take; mostly its kind. */
  slots: readonly string[];
  category: EquipmentCategory;
  grade: Grade;
  /** Where it is found, when it is not found everywhere. */
  cities: readonly CityId[] | undefined;
}

/**
 * Products of one category by kind, or by `kind: slot slot` when they take other places in a rig
 * than their kind says. Each is written `grade name = short name @city,city`, of which the last two
 * may be missing.
 */
export function shelf(
  category: EquipmentCategory,
  kinds: Readonly<Record<string, readonly string[]>>,
): readonly Product[] {
  return Object.entries(kinds).flatMap(([key, sources]) => {
    const [kind = key, slots = kind] = key.split(': ');
    return sources.map((source) => ({
      ...readProduct(source),
      kind,
      slots: slots.split(' '),
      category,
    }));
  });
}

function readProduct(
  source: string,
): Pick<Product, 'name' | 'short' | 'indefinite' | 'grade' | 'cities'> {
  const [, grade, name = '', short = name, cities] =
    /^([123]) (.+?)(?: = (.+?))?(?: @(.+))?$/u.exec(source) ?? [];
  return {
    name,
    short,
    indefinite: withArticle(name),
    grade: Number(grade) as Grade,
    cities: cities?.split(',') as CityId[] | undefined,
  };
}
