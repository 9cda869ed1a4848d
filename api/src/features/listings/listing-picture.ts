import { open } from 'node:fs/promises';
import type { SharpOptions } from 'sharp';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { STUDIO_PICTURE } from '#domain/listings/limits.ts';
import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import { jpeg, png, webp } from '#api/lib/files/file-type.ts';
import type { UploadKind } from '#api/lib/files/upload-kind.ts';
import { isPhotograph, sharp } from '#api/lib/picture-library.ts';

const { limitMegabytes, limitMegapixels, minSide, longSide } = STUDIO_PICTURE;
const LIMIT_PIXELS = limitMegapixels * 1_000_000;
const TIMEOUT_SECONDS = 20;
const FOLDER = 'studio-pictures';
const ENDING = '.webp';

/** A damaged picture is refused rather than shown in part. */
const reading: SharpOptions = {
  failOn: 'error',
  limitInputPixels: LIMIT_PIXELS,
  sequentialRead: true,
};

/** Photographs of studios, which everybody may see: upright, of a size for screens, nothing else kept. */
export const studioPictureKind: UploadKind = {
  name: FOLDER,
  limitBytes: limitMegabytes * 1024 * 1024,
  accepts: [jpeg, png, webp],
  serves: { visibility: 'public', contentTypes: { [ENDING]: 'image/webp' } },
  field: 'picture',
  refusals: {
    tooLarge: message('listings.pictureTooLarge', { limit: limitMegabytes }),
    wrongType: message('listings.pictureType'),
    unreadable: message('listings.pictureUnreadable'),
  },
  async make({ path }) {
    return [{ ending: ENDING, content: await screenPicture(path) }];
  },
};

/** Where a photograph is found. @param name what its file is called */
export function studioPicturePath(name: string): string {
  return `/uploads/${FOLDER}/${name}${ENDING}`;
}

/** How large a photograph is that was made here. Pixels. */
export async function sizeOfPicture(
  content: Uint8Array,
): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(content).metadata();
  return { width, height };
}

/**
 * A photograph for screens, upright, in sRGB and without anything else that the file held: where it
 * was taken, by which camera, what somebody hid in it.
 * @throws DomainError BAD_USER_INPUT for `picture`
 */
async function screenPicture(path: string): Promise<Buffer> {
  if (!isPhotograph(await beginningOf(path))) throw refused(message('listings.pictureUnreadable'));
  try {
    const { width, height } = await sharp(path, { ...reading, limitInputPixels: false }).metadata();
    if (width * height > LIMIT_PIXELS) {
      throw refused(message('listings.pictureTooManyPixels', { limit: limitMegapixels }));
    }
    if (Math.min(width, height) < minSide) {
      throw refused(message('listings.pictureTooSmall', { min: minSide }));
    }
    return await sharp(path, reading)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .webp({ quality: 80, smartSubsample: true })
      .toBuffer();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw refused(message('listings.pictureUnreadable'), error);
  }
}

/** The first bytes of a picture, by which files are told apart. */
async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function refused(text: Message, cause?: unknown): DomainError {
  return badInput({ picture: text }, cause);
}
