import { findProfiles } from '#db/accounts/profile.repository.ts';
import { listConversations } from '#db/messaging/conversation-list.repository.ts';
import { findImages, findStudiosOfAnyStatus } from '#db/studios/studio.repository.ts';
import { INBOX_PAGE } from '../workload.ts';
import { record, send, sendAll } from './statements.ts';
import type { Reading } from './readings.ts';

/** Stands for the id of a host while statements are recorded. */
const HOST = -1;
const ids: number[] = [];

/** What the inbox of somebody who answers for studios reads. */
export async function inboxReading(): Promise<(hostId: number) => Reading> {
  const filter = { isArchived: false, query: '' };
  const list = await record({ hostId: HOST }, (db) =>
    listConversations(db, HOST, filter, { limit: INBOX_PAGE + 1 }),
  );
  const ofStudios = await record({ ids }, (db) =>
    Promise.all([findStudiosOfAnyStatus(db, ids), findImages(db, ids)]),
  );
  const people = await record({ ids }, (db) => findProfiles(db, ids));
  return (hostId) => async (pool) => {
    const found = await send<{ studioId: number; guestId: number }>(pool, list[0]!, { hostId });
    const studioIds = [...new Set(found.map(({ studioId }) => studioId))];
    const userIds = [...new Set(found.map(({ guestId }) => guestId)), hostId];
    return {
      found,
      studios: await sendAll(pool, ofStudios, { ids: studioIds }),
      people: await send(pool, people[0]!, { ids: userIds }),
    };
  };
}
