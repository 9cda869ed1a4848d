import { forbidden } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

export const placePolicy = {
  /** Saying what a place is: whoever runs it, and administrators. */
  edit: rule<{ ownerId: number | null }>({
    allows: (actor, { ownerId }) => actor.isStaff || actor.id === ownerId,
    refusal: forbidden,
  }),
};
