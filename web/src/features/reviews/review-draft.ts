/** Under which what was written about a studio is kept until it is sent. */
export function reviewDraft(studioId: string): string {
  return `review ${studioId}`;
}
