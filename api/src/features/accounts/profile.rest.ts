import type { UserRow } from '#db/accounts/account.repository.ts';
import { profileSchema, refuseForeignFields } from '#domain/accounts/profile.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { json } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { shape } from '#api/lib/shapes.ts';
import type { Shaped } from '#api/lib/shapes.ts';
import { userBody } from './account.rest.ts';
import { requireEditor, updateProfile } from './profile.service.ts';
import { userWithProfileShape } from './user.shapes.ts';

/** `PATCH /api/users/{id}` (spec §7, ruling 22). */
export const profileEndpoints: readonly RestEndpoint[] = [
  {
    method: 'patch',
    path: '/users/:id',
    audience: 'personal',
    loginRequired: 'accounts.profileLoginRequired',
    summary: 'Change a profile; what is not given stays as it is',
    body: profileSchema,
    responses: { 200: json(shape({ user: userWithProfileShape })) },
    async handle(context, { params, body }) {
      const id = params.id ?? '';
      // Who may not change it learns nothing about what could be changed.
      requireEditor(context, id);
      refuseForeignFields(body);
      const profile = await updateProfile(context, id, validate(profileSchema, body));
      return { body: { user: profileBody(profile) } };
    },
  },
];

/** A user as {@link userWithProfileShape} has it. */
export function profileBody(user: UserRow): Shaped<typeof userWithProfileShape> {
  const { bio, location, links, genres, instruments, spokenLanguages } = user;
  return { ...userBody(user), bio, location, links, genres, instruments, spokenLanguages };
}
