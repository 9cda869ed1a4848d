import { HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { previewOf } from '#domain/messaging/preview.ts';
import { bulkInsert, continueIds } from '#demo/lib/bulk-insert.ts';
import type { Sql } from '#db/orm.ts';
import { conversationLines } from './conversation-lines.ts';
import type { Line } from './conversation-lines.ts';

/** Studios whose owners reply by themselves to a first message (ruling 5). */
export const FIRST_REPLIES: ReadonlyMap<number, string> = new Map([
  [3, 'Thanks for your message! We are in session until the evening and reply by tonight.'],
  [4, 'Hello! Tell us your date and how many you are, and we get back to you within two hours.'],
]);

/** Who talks in the demo data. */
interface Talkers {
  /** The demo musician, who writes to studios of the demo owner. */
  guestId: number;
  ownerId: number;
  /** Studios of the demo owner. */
  studioIds: readonly number[];
  /** Others who write to the first of them. */
  otherGuestIds: readonly number[];
}

interface Talk {
  id: number;
  studioId: number;
  guestId: number;
  /** When the first line was written, epoch milliseconds. */
  from: number;
  lines: readonly Line[];
}

/** Pause between two lines of a conversation. */
const PAUSE_MS = 12 * MINUTE_MS;

/**
 * Writes what the demo musician and the demo owner have said to each other up to `now` (epoch
 * milliseconds), and what others ask the owner. The last line of each waits to be read.
 */
export async function loadConversations(
  db: Sql,
  { guestId, ownerId, studioIds, otherGuestIds }: Talkers,
  now: number,
): Promise<void> {
  for (const [id, first_reply] of FIRST_REPLIES) {
    await db.updateTable('studios').set({ first_reply }).where('id', '=', id).execute();
  }
  const talks = conversationLines.flatMap((lines, index): Talk[] => {
    const studioId = studioIds[index % studioIds.length];
    const guest = index < 2 ? guestId : otherGuestIds[index - 2];
    if (studioId === undefined || guest === undefined) return [];
    const from = now - (index * 26 + 2) * HOUR_MS;
    return [{ id: index + 1, studioId, guestId: guest, from, lines }];
  });
  await bulkInsert(db, 'conversations', talks.map(conversationRow));
  await continueIds(db, 'conversations');
  await bulkInsert(
    db,
    'messages',
    talks.flatMap((talk) => messageRows(talk, ownerId)),
  );
  await continueIds(db, 'messages');
  await bulkInsert(
    db,
    'message_digests',
    talks.flatMap((talk) => digestRows(talk, ownerId)),
  );
}

/** Ids of messages follow from where they stand, so that read marks can name them. */
const messageId = ({ id }: Talk, index: number) => id * 100 + index;

function conversationRow(talk: Talk) {
  const { id, studioId, guestId, from, lines } = talk;
  const last = lines.at(-1)!;
  const [readId, all] = [messageId(talk, lines.length - 2), messageId(talk, lines.length - 1)];
  const isForGuest = last.side === 'host';
  return {
    id,
    studio_id: studioId,
    user_id: guestId,
    last_message_at: new Date(from + (lines.length - 1) * PAUSE_MS),
    last_message_preview: previewOf(last.content),
    guest_read_id: isForGuest ? readId : all,
    host_read_id: isForGuest ? all : readId,
    guest_unread: isForGuest ? 1 : 0,
    host_unread: isForGuest ? 0 : 1,
    created_at: new Date(from),
  };
}

/** Nobody is mailed about what is made up. */
function digestRows(talk: Talk, ownerId: number) {
  const mailed_id = messageId(talk, talk.lines.length - 1);
  return [talk.guestId, ownerId].map((user_id) => ({
    conversation_id: talk.id,
    user_id,
    mailed_id,
  }));
}

function messageRows(talk: Talk, ownerId: number) {
  return talk.lines.map(({ side, content }, index) => ({
    id: messageId(talk, index),
    conversation_id: talk.id,
    user_id: side === 'guest' ? talk.guestId : ownerId,
    side,
    content,
    created_at: new Date(talk.from + index * PAUSE_MS),
  }));
}
