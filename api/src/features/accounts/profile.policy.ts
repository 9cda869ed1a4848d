import type { Caller } from '#api/lib/context.ts';

/** Whether somebody may change the profile and the picture of a user. */
export function mayEditProfile(caller: Caller, userId: number | undefined): boolean {
  return caller.id === userId || caller.isStaff;
}
