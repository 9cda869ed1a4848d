import { cartSessionId, isCartSessionId } from '#domain/carts/session-id.ts';

/** Where the browser keeps the id of a visitor's cart (spec §3). */
const KEY = 'cart_session_id';

/** What is used while the browser keeps nothing for this site. */
let unkept: string | null = null;

const listeners = new Set<() => void>();

/** The id of the browser's cart; null while nothing was ever put into it. */
export function readCartSession(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored !== null && isCartSessionId(stored) ? stored : unkept;
  } catch {
    return unkept;
  }
}

/**
 * The id of the browser's cart, which gets one if need be. Those who watch it are told with
 * {@link showCartSession}, once there is something to ask for.
 */
export function requireCartSession(): string {
  const known = readCartSession();
  if (known !== null) return known;
  const made = cartSessionId(Date.now(), crypto.randomUUID().replaceAll('-', ''));
  try {
    localStorage.setItem(KEY, made);
  } catch {
    // Full or forbidden: it lasts as long as the page does.
    unkept = made;
  }
  return made;
}

/** Tells those who watch the id that there is one. */
export function showCartSession(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when the browser's cart has got an id, in another tab too. */
export function watchCartSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
