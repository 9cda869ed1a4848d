import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { findStudiosWithDueReviews, showDueReviews } from '#db/reviews/review-pair.repository.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { tellShown } from './review.mails.ts';

interface Reveal {
  orm: Orm;
  /** Told after each commit what has changed. */
  changed: (tags: readonly string[]) => void;
}

/**
 * Shows every review whose time to be hidden is over at `now` (epoch milliseconds), studio by studio:
 * whoever reviews one of them meanwhile takes turns with this.
 */
export async function showAllDueReviews({ orm, changed }: Reveal, now: number): Promise<void> {
  for (const studioId of await findStudiosWithDueReviews(sqlOf(orm.em), now)) {
    await inTransaction(orm, async (em) => {
      const db = sqlOf(em);
      await lockStudio(db, studioId);
      await tellShown(db, await showDueReviews(db, studioId, now), now);
    });
    changed([`studio:${studioId}`]);
  }
}
