import { open } from 'node:fs/promises';
import type { Sharp, SharpOptions } from 'sharp';
import {
  avatarSizes,
  isPictureType,
  PICTURE_LIMIT_MEGAPIXELS,
  PICTURE_MIN_SIDE,
} from '#domain/accounts/avatar.ts';
import type { AvatarSize } from '#domain/accounts/avatar.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { isPhotograph, sharp } from '#api/lib/picture-library.ts';

// Nor may it keep files open, which are gone after their request.
sharp.cache({ files: 0 });

const LIMIT_PIXELS = PICTURE_LIMIT_MEGAPIXELS * 1_000_000;
const TIMEOUT_SECONDS = 15;
const LARGEST: AvatarSize = 512;

/** A damaged picture is refused rather than shown in part. */
const reading: SharpOptions = {
  failOn: 'error',
  limitInputPixels: LIMIT_PIXELS,
  sequentialRead: true,
};

/**
 * A picture as squares of all sizes, cut out of its middle, upright, in sRGB and without anything
 * else that the file held: where it was taken, by which camera, what somebody hid in it. Of one that
 * moves it is the first frame.
 * @param picture its bytes, or where they are
 * @param type what the sender says that it is
 * @throws DomainError BAD_USER_INPUT for `picture`
 */
export async function squarePictures(
  picture: Uint8Array | string,
  type: string,
): Promise<ReadonlyMap<AvatarSize, Buffer>> {
  if (!isPictureType(type)) throw wrongType();
  if (!isPhotograph(await beginningOf(picture))) throw unreadable();
  try {
    await examine(picture, type);
    const { data, info } = await sharp(picture, reading)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(LARGEST, LARGEST, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const square = sharp(data, { raw: { width, height, channels } });
    const files = avatarSizes.map(async (size) => [size, await encode(square, size)] as const);
    return new Map(await Promise.all(files));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw unreadable(error);
  }
}

function encode(square: Sharp, size: AvatarSize): Promise<Buffer> {
  return square.clone().resize(size, size).webp({ quality: 82, smartSubsample: true }).toBuffer();
}

/** The first bytes of a picture, by which files are told apart. */
async function beginningOf(picture: Uint8Array | string): Promise<Uint8Array> {
  if (typeof picture !== 'string') return picture;
  const file = await open(picture);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Looks at the beginning of a file, before anything in it is unpacked. */
async function examine(picture: Uint8Array | string, type: string): Promise<void> {
  const { format, width, height } = await sharp(picture, {
    ...reading,
    // Those that have too many are told so.
    limitInputPixels: false,
  }).metadata();
  if (type !== `image/${format}`) throw wrongType();
  if (width * height > LIMIT_PIXELS) {
    const limit = PICTURE_LIMIT_MEGAPIXELS;
    throw badInput({ picture: message('accounts.pictureTooManyPixels', { limit }) });
  }
  if (Math.min(width, height) < PICTURE_MIN_SIDE) {
    throw badInput({ picture: message('accounts.pictureTooSmall', { min: PICTURE_MIN_SIDE }) });
  }
}

function unreadable(cause?: unknown): DomainError {
  return badInput({ picture: message('accounts.pictureUnreadable') }, cause);
}

function wrongType(): DomainError {
  return badInput({ picture: message('accounts.pictureType') });
}
