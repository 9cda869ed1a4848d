import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import type { Material } from '../scenarios/scenario.ts';
import { findFreeSlots, startSessions } from './booking-material.ts';
import { prepareOwners } from './calendar-material.ts';
import { prepareFloor } from './floor-tables.ts';
import { prepareHearts } from './hearts-material.ts';
import { prepareInboxes } from './inbox-material.ts';
import { prepareGoods } from './shop-material.ts';

const MUSICIANS = 400;

/** Sees to it that everything is there that scenarios ask for, for the product and for the floor. */
export async function prepareMaterial(
  orm: Orm,
  studios: number,
): Promise<Omit<Material, 'avatar'>> {
  const db = sqlOf(orm.em);
  const slots = await findFreeSlots(db);
  const tokens = await startSessions(db, MUSICIANS);
  await prepareHearts(db, MUSICIANS);
  const owners = await prepareOwners(db);
  const hosts = await prepareInboxes(db);
  await prepareFloor(orm);
  return {
    studioIds: Array.from({ length: 5000 }, (_, index) => 1 + ((index * 7919) % studios)),
    slots: slots.values(),
    tokens,
    owners,
    hosts,
    goods: await prepareGoods(db),
    now: Date.now(),
  };
}
