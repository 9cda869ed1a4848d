import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { json } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { shape } from '#api/lib/shapes.ts';
import { avatarKind } from './avatar-kind.ts';
import { admitAvatar, removeAvatar, replaceAvatar } from './avatar.service.ts';
import { profileBody } from '../profile.rest.ts';
import { userWithProfileShape } from '../user.shapes.ts';

const responses = { 200: json(shape({ user: userWithProfileShape })) };

/** `PUT /api/users/{id}/avatar`: a JPEG, PNG or WebP picture as the body. */
export const avatarUploads: readonly UploadEndpoint[] = [
  {
    path: '/users/:id/avatar',
    kind: avatarKind,
    summary: 'Set the picture of a user',
    responses,
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
    summary: 'Remove the picture of a user',
    responses,
    async handle(context, { params: { id = '' } }) {
      return {
        body: {
          user: profileBody(await removeAvatar(context, id)),
        },
      };
    },
  },
];
