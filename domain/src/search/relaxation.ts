import type { StudioFilter } from './studio-search.ts';

/** Conditions that a search can let go of, from what people mind least to what they mind most. */
export const relaxationKinds = [
  'start-time',
  'price',
  'rating',
  'gear',
  'fit',
  'instant',
  'date',
  'category',
  'place',
  'text',
] as const;
export type RelaxationKind = (typeof relaxationKinds)[number];

const fieldsOf: Readonly<
  Record<Exclude<RelaxationKind, 'start-time'>, readonly (keyof StudioFilter)[]>
> = {
  price: ['minPriceCents', 'maxPriceCents'],
  rating: ['minRating'],
  gear: ['equipment', 'amenities'],
  fit: ['groupSize', 'stepFreeOnly', 'withoutStairs', 'parking'],
  instant: ['instantOnly'],
  date: ['freeAt'],
  category: ['categories'],
  place: ['location', 'cities', 'country', 'regions', 'bounds'],
  text: ['text'],
};

/**
 * `filter` without each of its conditions in turn, for when it finds nothing. Conditions that it
 * does not have are passed over.
 */
export function relaxations(
  filter: StudioFilter,
): { without: RelaxationKind; filter: StudioFilter }[] {
  return relaxationKinds.flatMap((without) => {
    const relaxed = relax(filter, without);
    return relaxed ? [{ without, filter: relaxed }] : [];
  });
}

function relax(filter: StudioFilter, without: RelaxationKind): StudioFilter | undefined {
  if (without === 'start-time') {
    const { freeAt } = filter;
    return freeAt?.startTime === undefined
      ? undefined
      : { ...filter, freeAt: { ...freeAt, startTime: undefined } };
  }
  const fields = fieldsOf[without];
  if (!fields.some((field) => isSet(filter[field]))) return undefined;
  return { ...filter, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
}

function isSet(value: StudioFilter[keyof StudioFilter]): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
