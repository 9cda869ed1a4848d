/** What changes in the browser's storage when somebody logs in or out, which its other tabs hear of. */
export const SESSION_KEY = 'session-changed';

/** Lets the other tabs know that somebody has logged in or out, or changed how they are called. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(SESSION_KEY, crypto.randomUUID());
  } catch {
    // Full or forbidden: they learn of it on their next focus.
  }
}

/** Calls `listener` when another tab has told so. @returns a function that stops it */
export function watchOtherTabs(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
