import type { StudioFilterInput } from '#web/lib/schema.generated.ts';
import type { BookableStudioFragment } from './components/bookable-studio.generated.ts';

/** What finds studios of the same types in the same city, this one among them. */
export function similarTo(
  { city, categories }: Pick<BookableStudioFragment, 'city' | 'categories'>,
  more: StudioFilterInput,
): StudioFilterInput {
  return { cities: [city.id], categories: categories.map(({ id }) => id), ...more };
}

/** The first studios but one, of which one more was asked for. */
export function othersThan<Studio extends { id: string }>(
  id: string,
  studios: readonly Studio[],
  count: number,
): Studio[] {
  return studios.filter((studio) => studio.id !== id).slice(0, count);
}
