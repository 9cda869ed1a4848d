/** Whether a user may review a studio of this owner: not their own. */
export function mayReview(userId: number, ownerId: number | undefined): boolean {
  return userId !== ownerId;
}
