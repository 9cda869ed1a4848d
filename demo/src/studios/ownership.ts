import type { CityId } from '#domain/studios/city.ts';
import { cityIds } from '#domain/studios/city.ts';
import { seeded } from '#demo/lib/random.ts';
import type { DemoStudio } from './demo-studio.ts';

/** What one owner has for certain. */
export interface Estate {
  ownerId: number;
  studioIds: readonly number[];
}

/**
 * Who owns each studio, by its id. An owner has one studio or several, all in the same city; those
 * of `estate` are its owner's alone.
 */
export function assignOwners(
  studios: readonly Pick<DemoStudio, 'id' | 'cityId'>[],
  ownerIds: readonly number[],
  estate: Estate,
): Map<number, number> {
  const owners = new Map(estate.studioIds.map((id) => [id, estate.ownerId]));
  let settled = 0;
  let housed = 0;
  for (const city of cityIds) {
    const ofCity = studios.filter(({ cityId }) => cityId === city);
    housed += ofCity.length;
    const until = Math.round((housed / studios.length) * ownerIds.length);
    shareOut(
      city,
      ofCity.filter(({ id }) => !owners.has(id)),
      ownerIds.slice(settled, until),
      owners,
    );
    settled = until;
  }
  return owners;
}

function shareOut(
  city: CityId,
  studios: readonly Pick<DemoStudio, 'id'>[],
  ownerIds: readonly number[],
  owners: Map<number, number>,
): void {
  const random = seeded('owners', city);
  for (const [index, { id }] of random.sample(studios, studios.length).entries()) {
    // Everybody has one; of the rest, those who come first have more.
    const lot = index < ownerIds.length ? index : random.int(0, random.int(0, ownerIds.length - 1));
    owners.set(id, ownerIds[lot]!);
  }
}
