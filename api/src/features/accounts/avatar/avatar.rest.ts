import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { avatarKind } from './avatar-kind.ts';
import { admitAvatar, removeAvatar, replaceAvatar } from './avatar.service.ts';
import { profileBody } from '../profile.rest.ts';

/** `PUT /api/users/{id}/avatar`: a JPEG, PNG or WebP picture as the body. */
export const avatarUploads: readonly UploadEndpoint[] = [
  {
    path: '/users/:id/avatar',
    kind: avatarKind,
    admit: (context, { id = '' }) => admitAvatar(context, id),
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
