import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { ATTACHED_IMAGE, ATTACHMENT_LIMIT_MB } from '#domain/messaging/attachments.ts';
import { audioContentTypes, audioFileTypes, readAudio } from '#api/lib/audio/audio-files.ts';
import { renameFields } from '#api/lib/failures.ts';
import { jpeg, png, webp } from '#api/lib/files/file-type.ts';
import { isWholePdf, pdf } from '#api/lib/files/pdf.ts';
import type { MadeFile, ReceivedFile, UploadKind } from '#api/lib/files/upload-kind.ts';
import { fromPhotograph } from '#api/lib/photograph.ts';
import type { PhotographRules } from '#api/lib/photograph.ts';
import type { AttachmentRow } from '#db/messaging/attachment.repository.ts';

const unreadable = message('messaging.attachmentUnreadable');

const imageRules: PhotographRules = {
  limitMegapixels: ATTACHED_IMAGE.limitMegapixels,
  minSide: 1,
  timeoutSeconds: 20,
  refusals: {
    unreadable,
    tooManyPixels: message('files.photoTooManyPixels', { limit: ATTACHED_IMAGE.limitMegapixels }),
    tooSmall: unreadable,
  },
};

/** Files of messages, which those read who may read the conversation. */
export const attachmentKind: UploadKind = {
  name: 'message-attachments',
  limitBytes: ATTACHMENT_LIMIT_MB * 1024 * 1024,
  accepts: [jpeg, png, webp, ...audioFileTypes, pdf],
  serves: {
    visibility: 'private',
    contentTypes: { '.webp': 'image/webp', '.pdf': 'application/pdf', ...audioContentTypes },
  },
  field: 'attachment',
  refusals: {
    tooLarge: message('messaging.attachmentTooLarge', { limit: ATTACHMENT_LIMIT_MB }),
    wrongType: message('messaging.attachmentType'),
    unreadable,
  },
  make: async (file) => [(await makeAttachment(file)).file],
};

/** What is kept of an attachment, and what is known of it. */
export interface MadeAttachment extends Pick<
  AttachmentRow,
  'kind' | 'bytes' | 'width' | 'height' | 'durationMs'
> {
  file: MadeFile;
}

const unmeasured = { width: null, height: null, durationMs: null } as const;

/**
 * Makes of a file what is kept of it: of an image one for screens, of audio the sound, and a PDF as it
 * came.
 * @throws DomainError BAD_USER_INPUT for `attachment`
 */
export async function makeAttachment(received: ReceivedFile): Promise<MadeAttachment> {
  if (received.type === pdf) return keepPdf(received);
  return audioFileTypes.includes(received.type) ? keepSound(received) : keepImage(received);
}

async function keepImage({ path }: ReceivedFile): Promise<MadeAttachment> {
  const side = ATTACHED_IMAGE.longSide;
  try {
    const { data, info } = await fromPhotograph(path, imageRules, (photograph) =>
      photograph
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80, smartSubsample: true })
        .toBuffer({ resolveWithObject: true }),
    );
    const { width, height } = info;
    const file = { ending: '.webp', content: data };
    return { ...unmeasured, kind: 'image', file, bytes: data.length, width, height };
  } catch (error) {
    throw renameFields(error, { picture: 'attachment' });
  }
}

async function keepSound(received: ReceivedFile): Promise<MadeAttachment> {
  const audio = await readAudio(received);
  if (!audio) throw badInput({ attachment: unreadable });
  const { content, ending, durationMs } = audio;
  return {
    ...unmeasured,
    kind: 'audio',
    file: { ending, content },
    bytes: content.length,
    durationMs,
  };
}

async function keepPdf(received: ReceivedFile): Promise<MadeAttachment> {
  if (!(await isWholePdf(received.path))) throw badInput({ attachment: unreadable });
  const file = { ending: '.pdf', content: received };
  return { ...unmeasured, kind: 'pdf', file, bytes: received.bytes };
}
