/** Where the browser keeps what was saved, so that hearts are right before the server answers. */
const KEY = 'favorites';

interface Copy {
  userId: string;
  studioIds: readonly string[];
}

/** The copy as it is stored, or null; for comparing, as `useSyncExternalStore` does. */
export function readStoredCopy(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // The browser keeps nothing for this site.
    return null;
  }
}

/** The studios that a user had saved when the copy was made; none when it is somebody else's. */
export function studiosInCopy(stored: string | null, userId: string): readonly string[] {
  try {
    const copy = JSON.parse(stored ?? 'null') as Partial<Copy> | null;
    return copy?.userId === userId && Array.isArray(copy.studioIds) ? copy.studioIds : [];
  } catch {
    // Not ours, or cut short.
    return [];
  }
}

/** Keeps what a user has saved. */
export function storeCopy(copy: Copy): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(copy));
  } catch {
    // Full or forbidden: the server knows anyhow.
  }
}

/** Leaves nothing behind for the next one at this browser. */
export function removeCopy(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then there is none either.
  }
}

/** Calls `listener` when another tab has changed the copy. */
export function watchCopy(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
