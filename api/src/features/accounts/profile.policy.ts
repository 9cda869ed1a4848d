import { forbidden } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

export const profilePolicy = {
  /** Changing the profile and the picture of a user, by their id: oneself, and administrators. */
  edit: rule<number | undefined>({
    allows: (actor, userId) => actor.id === userId || actor.isStaff,
    refusal: (context) => forbidden(context, 'accounts.profileForbidden'),
  }),
};
