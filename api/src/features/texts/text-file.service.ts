import { DomainError } from '#domain/errors/domain-error.ts';
import { TEXT_PICTURE, TEXT_SOUND_LIMIT_MB } from '#domain/texts/text.ts';
import { readSound, soundKind } from '#api/lib/audio/sound-kind.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { photoKind, storePhoto } from '#api/lib/files/photo-kind.ts';
import { storeMade } from '#api/lib/files/stored-files.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { textLimits } from './text.limits.ts';

/** Pictures of texts. */
export const textPictureKind = photoKind('text-pictures', TEXT_PICTURE);

/** Sounds of texts. */
export const textSoundKind = soundKind('text-sounds', TEXT_SOUND_LIMIT_MB);

/** Every text's and nobody's: a file stays as long as what is saved may show it, which is for good. */
const owner = { userId: null, subject: 'texts' } as const;

/** Lets administrators send a file. @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED */
export async function admitTextFile(context: Context): Promise<void> {
  await context.rateLimits.consume(textLimits.upload, requireAdmin(context).id);
}

const userGone = () => new DomainError('UNAUTHENTICATED', 'errors.unauthenticated');

/** Keeps a picture for texts. @throws DomainError BAD_USER_INPUT naming `picture` */
export async function addPicture(context: Context, file: ReceivedFile) {
  requireAdmin(context);
  return storePhoto(context, {
    ...owner,
    kind: textPictureKind,
    file,
    userGone,
    bind: (_db, { url, width, height }) => Promise.resolve({ src: url, width, height }),
  });
}

/** Keeps the sound of a file for texts. @throws DomainError BAD_USER_INPUT naming `track` */
export async function addSound(context: Context, file: ReceivedFile) {
  requireAdmin(context);
  const made = await readSound(file);
  return storeMade(context, {
    ...owner,
    kind: textSoundKind,
    made: [made],
    userGone,
    bind: (_db, name) =>
      Promise.resolve({ src: `/uploads/${textSoundKind.name}/${name}${made.ending}` }),
  });
}
