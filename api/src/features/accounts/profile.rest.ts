import type { UserRow } from '#db/accounts/account.repository.ts';
import { profileSchema, refuseForeignFields } from '#domain/accounts/profile.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { requireEditor, updateProfile } from './profile.service.ts';

/** `PATCH /api/users/{id}` (spec §7, ruling 22). */
export const profileEndpoints: readonly RestEndpoint[] = [
  {
    method: 'patch',
    path: '/users/:id',
    audience: 'personal',
    loginRequired: 'accounts.profileLoginRequired',
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

/** The user as the session holds it (spec §3), and the profile. */
export function profileBody(user: UserRow): Record<string, unknown> {
  const { id, username, email, name, role, isStudioOwner, avatarUrl, userType } = user;
  const { bio, location, links, genres, instruments } = user;
  const session = { id, username, email, name, role, isStudioOwner, avatarUrl, userType };
  return { ...session, bio, location, links, genres, instruments };
}
