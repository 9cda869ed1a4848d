import type { Sharp } from 'sharp';
import {
  avatarSizes,
  isPictureType,
  PICTURE_LIMIT_MEGAPIXELS,
  PICTURE_MIN_SIDE,
} from '#domain/accounts/avatar.ts';
import type { AvatarSize } from '#domain/accounts/avatar.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import type { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { fromPhotograph } from '#api/lib/photograph.ts';
import type { PhotographRules } from '#api/lib/photograph.ts';
import { loadSharp } from '#api/lib/picture-library.ts';

const LARGEST: AvatarSize = 512;

const rules: PhotographRules = {
  limitMegapixels: PICTURE_LIMIT_MEGAPIXELS,
  minSide: PICTURE_MIN_SIDE,
  timeoutSeconds: 15,
  refusals: {
    unreadable: message('accounts.pictureUnreadable'),
    tooManyPixels: message('accounts.pictureTooManyPixels', { limit: PICTURE_LIMIT_MEGAPIXELS }),
    tooSmall: message('accounts.pictureTooSmall', { min: PICTURE_MIN_SIDE }),
  },
};

/**
 * A photograph as squares of all sizes, cut out of its middle.
 * @param picture its bytes, or where they are
 * @param type what the sender says that it is
 * @throws DomainError BAD_USER_INPUT for `picture`
 */
export async function squarePictures(
  picture: Uint8Array | string,
  type: string,
): Promise<ReadonlyMap<AvatarSize, Buffer>> {
  if (!isPictureType(type)) throw wrongType();
  return fromPhotograph(picture, rules, squaresOf, (format) => {
    if (type !== `image/${format}`) throw wrongType();
  });
}

async function squaresOf(photograph: Sharp): Promise<ReadonlyMap<AvatarSize, Buffer>> {
  const { data, info } = await photograph
    .resize(LARGEST, LARGEST, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const sharp = await loadSharp();
  const square = sharp(data, { raw: { width, height, channels } });
  const files = avatarSizes.map(async (size) => [size, await encode(square, size)] as const);
  return new Map(await Promise.all(files));
}

function encode(square: Sharp, size: AvatarSize): Promise<Buffer> {
  return square.clone().resize(size, size).webp({ quality: 82, smartSubsample: true }).toBuffer();
}

function wrongType(): DomainError {
  return badInput({ picture: message('accounts.pictureType') });
}
