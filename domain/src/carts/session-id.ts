/** What the id of a visitor's cart begins with (spec §3). */
const PREFIX = 'session_';

/** Long enough that nobody comes upon somebody else's by trying. */
const PATTERN = /^session_[\w.-]{8,120}$/;

/** Whether a text can be the id under which a browser keeps its cart. */
export function isCartSessionId(text: string): boolean {
  return PATTERN.test(text);
}

/**
 * An id for the cart of a visitor: `session_`, the time and a random part (spec §3).
 * @param now epoch milliseconds
 * @param random letters and digits that nobody can guess
 */
export function cartSessionId(now: number, random: string): string {
  return `${PREFIX}${now}_${random}`;
}
