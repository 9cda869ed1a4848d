import { findTicketAttachments } from '#db/help/ticket-attachment.repository.ts';
import { findTicketMessages } from '#db/help/ticket-message.repository.ts';
import { manyLoader } from '#api/lib/loaders.ts';

export const ticketMessagesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findTicketMessages(sql, ids),
  ({ ticketId }) => ticketId,
);

export const ticketAttachmentsLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findTicketAttachments(sql, ids),
  ({ messageId }) => messageId!,
);
