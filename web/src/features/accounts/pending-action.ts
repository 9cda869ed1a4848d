/** What a visitor can have asked for before they signed in. */
export type ActionKind =
  | 'heart'
  | 'review'
  | 'collection'
  | 'booking'
  | 'search'
  | 'idea'
  | 'product-review';

/** Something that was asked for, and of what: the id of a studio, an idea or a product, or the token of a shared link. */
export interface PendingAction {
  kind: ActionKind;
  subject: string;
}

const KEY = 'pending_action';

/** As long as the server waits for what is missing of a sign-in. */
const LIFETIME_MS = 15 * 60_000;

/** Keeps what was asked for while this tab is at a provider; only this tab and this site read it. */
export function storeAction({ kind, subject }: PendingAction): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ kind, subject, at: Date.now() }));
  } catch {
    // Where storage is refused, it has to be asked for again.
  }
}

/**
 * Takes what was asked for, once, if it is of this kind.
 * @param subject of what it has to be; of anything without it
 * @returns of what it was
 */
export function takeAction(kind: ActionKind, subject?: string): string | undefined {
  const kept = readAction();
  if (kept?.kind !== kind || (subject !== undefined && kept.subject !== subject)) return undefined;
  dropAction();
  return kept.subject;
}

/** Forgets what was asked for. */
export function dropAction(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** What is kept, if it is ours and of late. */
function readAction(): { kind: unknown; subject: string } | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { kind, subject, at } = value as Record<string, unknown>;
    const age = typeof at === 'number' ? Date.now() - at : Number.NaN;
    const isOurs = typeof subject === 'string' && /^[\w-]{1,100}$/.test(subject);
    return isOurs && age >= 0 && age <= LIFETIME_MS ? { kind, subject } : undefined;
  } catch {
    return undefined;
  }
}
