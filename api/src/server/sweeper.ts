import { deleteExpiredSessions } from '#db/accounts/account.repository.ts';
import { deleteExpiredMailedLinks } from '#db/accounts/mailed-link.repository.ts';
import { deleteExpiredPasswordResets } from '#db/accounts/password-reset.repository.ts';
import { deleteExpiredSignIns } from '#db/accounts/sign-in-attempt.repository.ts';
import { deleteIdleTopics } from '#db/live/topic-version.repository.ts';
import { deleteOldMail } from '#db/mail/outgoing-mail.repository.ts';
import { forgetFormerReaders, forgetUnconfirmed } from '#db/marketing/subscriber.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { deleteRemovedAvatars } from '#api/features/accounts/avatar/avatar.service.ts';
import {
  completeAllBookings,
  expireAllOverdueRequests,
} from '#api/features/bookings/booking-expiry.service.ts';
import { deleteLeavingAccounts } from '#api/features/privacy/account-deletion.service.ts';
import { within } from '#api/lib/deadline.ts';
import type { Runtime } from './runtime.ts';

const EVERY_MS = 60_000;
const STOP_MS = 5000;
const MAIL_KEPT_MS = 90 * DAY_MS;
/** How long somebody who left the mailing list can take that back. */
const FORMER_READERS_KEPT_MS = 7 * DAY_MS;
/** Whoever comes back to a tab after longer is told to look again, changed or not. */
const IDLE_TOPICS_KEPT_MS = 7 * DAY_MS;

/**
 * Marks what time has changed: requests that expired, bookings and sessions that are over. Every
 * process may do it; what one has done the others find done.
 */
export async function sweep({
  orm,
  clock,
  changed,
  files,
}: Pick<Runtime, 'orm' | 'clock' | 'changed' | 'files'>): Promise<void> {
  const db = sqlOf(orm.em);
  const now = clock();
  await expireAllOverdueRequests({ orm, changed }, now);
  await completeAllBookings({ orm, changed }, now);
  await deleteExpiredSessions(db, now);
  await deleteExpiredPasswordResets(db, now);
  await deleteExpiredMailedLinks(db, now);
  await deleteExpiredSignIns(db, now);
  await forgetUnconfirmed(db, now);
  await forgetFormerReaders(db, now - FORMER_READERS_KEPT_MS);
  await deleteLeavingAccounts(orm, now);
  await deleteOldMail(db, now - MAIL_KEPT_MS);
  await deleteIdleTopics(db, now - IDLE_TOPICS_KEPT_MS);
  await deleteRemovedAvatars(orm, files, now);
}

/**
 * Sweeps now and every minute, unless a sweep takes longer.
 * @param stopMs how long the end of the process may wait for the last one
 * @returns a function that stops it and waits for that
 */
export function startSweeper(
  runtime: Pick<Runtime, 'orm' | 'clock' | 'log' | 'changed' | 'files'>,
  stopMs = STOP_MS,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    // Nothing limits how long one takes.
    running ??= sweep(runtime)
      .catch((error: unknown) => {
        runtime.log.warn({ err: error }, 'sweep failed; it is tried again in a minute');
      })
      .finally(() => (running = undefined));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return async () => {
    clearInterval(timer);
    // What is cut off is done by the next one.
    if (running) await within(stopMs, running).catch(() => undefined);
  };
}
