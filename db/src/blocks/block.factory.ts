import type { EntityManager } from '../orm.ts';
import { sqlOf } from '../orm.ts';
import { addBlockedTimes } from './block-time.repository.ts';
import { insertBlock } from './block.repository.ts';
import { BlockTime, CalendarImport } from './block.entity.ts';

export interface BlockOptions {
  studioId: number;
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
  note?: string;
}

/** A stored block for a test, which happens once, on the clock of UTC. @returns its id */
export async function createBlock(em: EntityManager, options: BlockOptions): Promise<number> {
  const { studioId, startsAt, endsAt, note = '' } = options;
  const db = sqlOf(em);
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const date = startsAt.slice(0, 10);
  const plan = {
    firstDate: date,
    startMinute: (start - Date.parse(date)) / 60_000,
    lengthMinutes: (end - start) / 60_000,
    rule: null,
    leftOut: [],
  };
  const id = await insertBlock(db, studioId, { ...plan, note, knownUntil: null }, Date.now());
  await addBlockedTimes(db, studioId, { blockId: id }, [{ date, start, end, note: '' }]);
  return id;
}

/** A stored calendar of somewhere else for a test, in which these times are busy. */
export async function createImport(
  em: EntityManager,
  studioId: number,
  times: readonly Omit<BlockOptions, 'studioId'>[],
): Promise<CalendarImport> {
  const at = new Date();
  const calendar = em.create(CalendarImport, {
    studio: studioId,
    name: 'Elsewhere',
    readAt: at,
    triedAt: at,
  });
  await em.flush();
  for (const { startsAt, endsAt, note = '' } of times) {
    em.create(BlockTime, {
      studio: studioId,
      import: calendar,
      date: startsAt.slice(0, 10),
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      note,
    });
  }
  await em.flush();
  return calendar;
}
