import type { AttachmentKind } from '#domain/messaging/attachments.ts';

/** A file of a message, sent or not yet: between people, or of a ticket. */
export interface AttachedFile {
  id: number;
  /** Null until it is sent. */
  messageId: number | null;
  kind: AttachmentKind;
  /** What its file is called in the store, and what that name ends with. */
  name: string;
  ending: string;
  /** What its sender calls it; empty until it is sent. */
  fileName: string;
  bytes: number;
  /** Pixels of an image. */
  width: number | null;
  height: number | null;
  /** Of sound. */
  durationMs: number | null;
}

/** Where all of it but its id and kind is, which joined tables have too. */
export const attachedFileColumns = [
  'message_id as messageId',
  'name',
  'ending',
  'file_name as fileName',
  'bytes',
  'width',
  'height',
  'duration_ms as durationMs',
] as const;
