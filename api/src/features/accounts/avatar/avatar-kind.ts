import {
  avatarEnding,
  avatarFolder,
  avatarSizes,
  PICTURE_LIMIT_BYTES,
  PICTURE_LIMIT_MB,
} from '#domain/accounts/avatar.ts';
import { message } from '#domain/messages/message.ts';
import { jpeg, png, webp } from '#api/lib/files/file-type.ts';
import type { UploadKind } from '#api/lib/files/upload-kind.ts';
import { squarePictures } from './avatar-picture.ts';

/** Pictures of users: kept as squares of three sizes, which everybody may see. */
export const avatarKind: UploadKind = {
  name: avatarFolder,
  limitBytes: PICTURE_LIMIT_BYTES,
  accepts: [jpeg, png, webp],
  serves: {
    visibility: 'public',
    contentTypes: Object.fromEntries(avatarSizes.map((size) => [avatarEnding(size), 'image/webp'])),
  },
  field: 'picture',
  refusals: {
    tooLarge: message('accounts.pictureTooLarge', { limit: PICTURE_LIMIT_MB }),
    wrongType: message('accounts.pictureType'),
    unreadable: message('accounts.pictureUnreadable'),
  },
  async make({ path, type }) {
    const pictures = await squarePictures(path, type.contentType);
    return [...pictures].map(([size, content]) => ({ ending: avatarEnding(size), content }));
  },
};
