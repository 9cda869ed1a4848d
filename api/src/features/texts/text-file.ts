import { DomainError } from '#domain/errors/domain-error.ts';
import { TEXT_PICTURE, TEXT_SOUND_LIMIT_MB } from '#domain/texts/text.ts';
import { readSound, soundKind } from '#api/lib/audio/sound-kind.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { photoKind, storePhoto } from '#api/lib/files/photo-kind.ts';
import { storeFile } from '#api/lib/files/stored-files.ts';
import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { json } from '#api/lib/rest-description.ts';
import { shape, text, whole } from '#api/lib/shapes.ts';
import { textLimits } from './text.limits.ts';

/** Pictures of texts. */
export const textPictureKind = photoKind('text-pictures', TEXT_PICTURE);

/** Sounds of texts. */
export const textSoundKind = soundKind('text-sounds', TEXT_SOUND_LIMIT_MB);

/** Every text's: a file stays as long as what is saved may show it, which is for good. */
const SUBJECT = 'texts';

/** @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED */
async function admit(context: Context): Promise<void> {
  await context.rateLimits.consume(textLimits.upload, requireAdmin(context).id);
}

const userGone = () => new DomainError('UNAUTHENTICATED', 'errors.unauthenticated');

async function addPicture(context: Context, file: ReceivedFile) {
  return storePhoto(context, {
    kind: textPictureKind,
    userId: requireAdmin(context).id,
    subject: SUBJECT,
    file,
    userGone,
    bind: (_db, { url, width, height }) => Promise.resolve({ src: url, width, height }),
  });
}

async function addSound(context: Context, file: ReceivedFile) {
  const made = await readSound(file);
  return storeFile(context, {
    kind: { ...textSoundKind, make: () => Promise.resolve([made]) },
    userId: requireAdmin(context).id,
    subject: SUBJECT,
    file,
    userGone,
    bind: (_db, name) =>
      Promise.resolve({ src: `/uploads/${textSoundKind.name}/${name}${made.ending}` }),
  });
}

/** `PUT /api/texts/pictures` and `/api/texts/sounds`: a file for a text as the body. */
export const textUploads: readonly UploadEndpoint[] = [
  {
    path: '/texts/pictures',
    kind: textPictureKind,
    summary: 'Send a picture for a text; for administrators',
    responses: { 200: json(shape({ picture: shape({ src: text, width: whole, height: whole }) })) },
    admit,
    async handle(context, _params, file) {
      return { body: { picture: await addPicture(context, file) } };
    },
  },
  {
    path: '/texts/sounds',
    kind: textSoundKind,
    summary: 'Send a sound for a text; for administrators',
    responses: { 200: json(shape({ track: shape({ src: text }) })) },
    admit,
    async handle(context, _params, file) {
      return { body: { track: await addSound(context, file) } };
    },
  },
];
