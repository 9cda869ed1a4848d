/** Where the tab keeps what it is ordering, and what it has ordered last. */
const ATTEMPT_KEY = 'checkout_attempt';
const PLACED_KEY = 'placed_order';

/** What was ordered last in this tab. */
export interface PlacedOrder {
  number: string;
  /** For guests, what lets them read it. */
  accessKey: string | null;
}

/**
 * The key of an attempt to order: the same for the same order, after a reload too, so that it is made
 * and paid once. Another order has another key.
 */
export function attemptKey(order: object): string {
  const about = JSON.stringify(order);
  const kept = read(ATTEMPT_KEY) as { about?: unknown; key?: unknown } | undefined;
  if (kept?.about === about && typeof kept.key === 'string') return kept.key;
  const key = crypto.randomUUID();
  keep(ATTEMPT_KEY, { about, key });
  return key;
}

/** What was to be ordered last in this tab, as it was sent; undefined when nothing was. */
export function readAttempt(): unknown {
  const { about } = (read(ATTEMPT_KEY) ?? {}) as { about?: unknown };
  return typeof about === 'string' ? parsed(about) : undefined;
}

/** Has the next attempt be another one, as after what this one has made was called off. */
export function dropAttempt(): void {
  keep(ATTEMPT_KEY, undefined);
}

/** Remembers what was ordered, for the page that says thank you. */
export function keepPlaced(order: PlacedOrder): void {
  keep(PLACED_KEY, order);
}

/** What was ordered last in this tab; null when nothing was. The same object until that changes. */
export function readPlaced(): PlacedOrder | null {
  const text = textOf(PLACED_KEY);
  if (text === shown.text) return shown.order;
  const kept = read(PLACED_KEY) as Partial<PlacedOrder> | undefined;
  const { number, accessKey = null } = kept ?? {};
  shown = { text, order: typeof number === 'string' ? { number, accessKey } : null };
  return shown.order;
}

let shown: { text: string | null; order: PlacedOrder | null } = { text: null, order: null };

function textOf(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    // Forbidden: nothing is remembered.
    return null;
  }
}

function read(name: string): unknown {
  return parsed(textOf(name) ?? 'null');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or forbidden: it lasts as long as the page does.
  }
}
