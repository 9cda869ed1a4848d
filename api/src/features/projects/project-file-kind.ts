import { message } from '#domain/messages/message.ts';
import { PROJECT_FILE_LIMIT_MB } from '#domain/projects/limits.ts';
import type { UploadKind } from '#api/lib/files/upload-kind.ts';
import { attachmentKind } from '#api/features/messaging/attachment-kind.ts';

/** Files of projects: what can be attached to a message too, and larger. Their members read them. */
export const projectFileKind: UploadKind = {
  ...attachmentKind,
  name: 'project-files',
  limitBytes: PROJECT_FILE_LIMIT_MB * 1024 * 1024,
  refusals: {
    ...attachmentKind.refusals,
    tooLarge: message('messaging.attachmentTooLarge', { limit: PROJECT_FILE_LIMIT_MB }),
  },
};
