/** Where what somebody typed is kept: the form, and what it is about, and who typed. */
export interface DraftPlace {
  /** Such as `review 7`. */
  form: string;
  /** Undefined for a visitor. */
  userId: string | undefined;
}

const PREFIX = 'draft';

/** What nobody has come back to for so long is forgotten. */
const LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** How many are kept, the latest ones, and how long each may be in characters. */
export const DRAFTS_LIMIT = 20;
export const DRAFT_LENGTH_LIMIT = 20_000;

interface KeptDraft {
  /** Epoch milliseconds. */
  at: number;
  value: unknown;
}

/**
 * Keeps what was typed until it is sent, on this device and for this user alone. What a visitor types
 * is kept as long as their tab: it becomes theirs when they sign in there.
 * @returns whether it could be kept
 */
export function keepDraft(place: DraftPlace, value: unknown): boolean {
  const text = JSON.stringify({ at: Date.now(), value } satisfies KeptDraft);
  if (text.length > DRAFT_LENGTH_LIMIT) {
    dropDraft(place);
    return false;
  }
  try {
    storageOf(place).setItem(keyOf(place), text);
    if (place.userId !== undefined) dropDraft({ ...place, userId: undefined });
    dropOldest(storageOf(place));
    return true;
  } catch {
    // Full or forbidden.
    return false;
  }
}

/** What is kept: of this tab's visitor, who has signed in since, or of the user; undefined when nothing is. */
export function readDraft(place: DraftPlace): unknown {
  const ofVisitor = read({ ...place, userId: undefined });
  return ofVisitor ?? (place.userId === undefined ? undefined : read(place));
}

/** Forgets what was typed, as when it is sent. */
export function dropDraft(place: DraftPlace): void {
  try {
    storageOf(place).removeItem(keyOf(place));
  } catch {
    // Then nothing is kept either.
  }
}

/** Forgets all that a user has typed, and what was typed in this tab before, as when they sign out. */
export function dropDraftsOf(userId: string): void {
  dropAll({ form: '', userId });
  dropAll({ form: '', userId: undefined });
}

function dropAll(place: DraftPlace): void {
  try {
    const storage = storageOf(place);
    for (const key of Object.keys(storage)) {
      if (key.startsWith(keyOf(place))) storage.removeItem(key);
    }
  } catch {
    // As above.
  }
}

function storageOf({ userId }: DraftPlace): Storage {
  return userId === undefined ? sessionStorage : localStorage;
}

function keyOf({ form, userId = 'visitor' }: DraftPlace): string {
  return `${PREFIX} ${userId} ${form}`;
}

function read(place: DraftPlace): unknown {
  try {
    const kept = parse(storageOf(place).getItem(keyOf(place)));
    return kept && Date.now() - kept.at < LIFETIME_MS ? kept.value : undefined;
  } catch {
    // Forbidden.
    return undefined;
  }
}

function dropOldest(storage: Storage): void {
  const keys = Object.keys(storage).filter((key) => key.startsWith(`${PREFIX} `));
  if (keys.length <= DRAFTS_LIMIT) return;
  const age = (key: string) => parse(storage.getItem(key))?.at ?? 0;
  const oldestFirst = keys.toSorted((one, other) => age(one) - age(other));
  for (const key of oldestFirst.slice(0, -DRAFTS_LIMIT)) storage.removeItem(key);
}

/** Undefined for what is none of ours. */
function parse(text: string | null): KeptDraft | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptDraft> | null;
    return typeof kept?.at === 'number' ? { at: kept.at, value: kept.value } : undefined;
  } catch {
    return undefined;
  }
}
