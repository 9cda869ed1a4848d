import type { UserRole } from '#domain/accounts/user.ts';

/** Who acts, by the session. Neither `userType` nor `isStudioOwner` counts for anything here. */
interface Actor {
  id: number;
  role: UserRole;
}

/** Whether an actor may change the profile and the picture of a user. */
export function mayEditProfile(actor: Actor, userId: number): boolean {
  return actor.id === userId || actor.role === 'admin';
}
