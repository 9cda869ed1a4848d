/** Where the browser keeps what was written and not yet stored. */
const PREFIX = 'note-draft';

function keyOf(userId: string, studioId: string): string {
  return `${PREFIX} ${userId} ${studioId}`;
}

/** What somebody wrote on a studio that the server has not taken, or null. */
export function readDraft(userId: string, studioId: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId, studioId));
  } catch {
    // The browser keeps nothing for this site.
    return null;
  }
}

/** Keeps what was written until the server has it; null when it has. */
export function keepDraft(userId: string, studioId: string, draft: string | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(userId, studioId));
    else localStorage.setItem(keyOf(userId, studioId), draft);
  } catch {
    // Full or forbidden: what was written is still in the field.
  }
}
