import type { Sql } from '#db/orm.ts';
import type { Random } from '#scenes/random.ts';
import { findFreeSlots, SLOT_HOURS } from '../../bench/src/data/booking-material.ts';
import type { FreeTime } from './requests.ts';

/** How often two people want the same time. */
const WANTED_TWICE = 0.3;

/** What people can book, save and review. */
export interface Material {
  studioIds: readonly number[];
  /** Each of them free. */
  times: Iterator<FreeTime>;
}

export async function findMaterial(db: Sql): Promise<Material> {
  const studios = await db
    .selectFrom('studios')
    .innerJoin('cities', 'cities.id', 'studios.city_id')
    .select(['studios.id', 'cities.zone'])
    .where('status', '=', 'approved')
    .execute();
  const zones = new Map(studios.map(({ id, zone }) => [id, zone]));
  const slots = await findFreeSlots(db);
  return {
    studioIds: studios.map(({ id }) => id),
    times: slots
      .map((slot) => ({ ...slot, hours: SLOT_HOURS, zone: zones.get(slot.studioId)! }))
      .values(),
  };
}

/** Hands out times, some of them twice. @throws when there are no more */
export function timesFor({ times }: Material, random: Random): () => FreeTime {
  let last: FreeTime | undefined;
  return () => {
    if (last && random.chance(WANTED_TWICE)) {
      const again = last;
      last = undefined;
      return again;
    }
    const { value, done } = times.next();
    if (done) throw new Error('All times are booked.');
    last = value;
    return value;
  };
}
