import type { UploadKind } from '#api/lib/files/upload-kind.ts';
import { attachmentKind } from '#api/features/messaging/attachment-kind.ts';

/** Files of tickets: what can be attached to a message too. Their senders and staff read them. */
export const ticketAttachmentKind: UploadKind = { ...attachmentKind, name: 'ticket-attachments' };
