import { findAttachments } from '#db/messaging/attachment.repository.ts';
import type { AttachmentRow } from '#db/messaging/attachment.repository.ts';
import { findBookingEvents } from '#db/messaging/message.repository.ts';
import type { MessageRow } from '#db/messaging/message.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { manyLoader } from '#api/lib/loaders.ts';

/** What became of bookings between those who talk. */
export const bookingEventsLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findBookingEvents(sql, ids),
  ({ conversationId }) => conversationId,
);

const attachmentsLoader = manyLoader(
  ({ sql }, messageIds: readonly number[]) => findAttachments(sql, messageIds),
  ({ messageId }) => messageId!,
);

/** The attachments of a message, in order. Nothing is asked for those that have none. */
export async function attachmentsOf(
  context: Context,
  { id, attachmentCount }: Pick<MessageRow, 'id' | 'attachmentCount'>,
): Promise<readonly AttachmentRow[]> {
  return attachmentCount === 0 ? [] : attachmentsLoader(context).load(id);
}
