import { inTransaction } from '#db/lib/transaction.ts';
import {
  findStudiosWithDuePromotions,
  moveDuePromotions,
} from '#db/promotions/promotion.repository.ts';
import type { PromotionRow } from '#db/promotions/promotion.repository.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { JobTools } from '#api/lib/jobs/job.ts';
import { writePromotionNews } from './promotion.mails.ts';

/**
 * Lets go of what was not paid for in time, and begins and ends what it is time for at `now` (epoch
 * milliseconds). Of a promotion that goes on in the next one nothing is said.
 */
export async function moveAllPromotionsOn(
  { orm, changed }: Pick<JobTools, 'orm' | 'changed'>,
  now: number,
): Promise<void> {
  for (const studioId of await findStudiosWithDuePromotions(sqlOf(orm.em), now)) {
    const isSeen = await inTransaction(orm, async (em) => {
      const db = sqlOf(em);
      await lockStudio(db, studioId);
      await moveDuePromotions(db, studioId, 'cancel', now);
      const begun = await moveDuePromotions(db, studioId, 'begin', now);
      const ended = await moveDuePromotions(db, studioId, 'end', now);
      await writePromotionNews(db, 'begun', idsWithout(begun, ended), now);
      await writePromotionNews(db, 'ended', idsWithout(ended, begun), now);
      return begun.length + ended.length > 0;
    });
    if (isSeen) changed([`studio:${studioId}`]);
  }
}

type Moved = Pick<PromotionRow, 'id' | 'kind'>;

/** The ids of those whose kind none of the others has. */
function idsWithout(moved: readonly Moved[], others: readonly Moved[]): number[] {
  return moved
    .filter(({ kind }) => others.every((other) => other.kind !== kind))
    .map(({ id }) => id);
}
