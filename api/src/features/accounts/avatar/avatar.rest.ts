import { PICTURE_LIMIT_BYTES, PICTURE_LIMIT_MB } from '#domain/accounts/avatar.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import type { UploadEndpoint } from '#api/lib/uploads.ts';
import { removeAvatar, replaceAvatar } from './avatar.service.ts';
import { profileBody } from '../profile.rest.ts';
import { requireEditor } from '../profile.service.ts';

/** `PUT /api/users/{id}/avatar`: a JPEG, PNG or WebP picture as the body. */
export const avatarUploads: readonly UploadEndpoint[] = [
  {
    path: '/users/:id/avatar',
    limitBytes: PICTURE_LIMIT_BYTES,
    tooLarge(cause) {
      const limit = PICTURE_LIMIT_MB;
      return badInput({ picture: message('accounts.pictureTooLarge', { limit }) }, cause);
    },
    admit(context, { id = '' }) {
      requireEditor(context, id);
    },
    async handle(context, { id = '' }, picture) {
      return {
        body: {
          user: profileBody(await replaceAvatar(context, id, picture)),
        },
      };
    },
  },
];

/** `DELETE /api/users/{id}/avatar`. */
export const avatarEndpoints: readonly RestEndpoint[] = [
  {
    method: 'delete',
    path: '/users/:id/avatar',
    audience: 'personal',
    loginRequired: 'accounts.profileLoginRequired',
    async handle(context, { params: { id = '' } }) {
      return {
        body: {
          user: profileBody(await removeAvatar(context, id)),
        },
      };
    },
  },
];
