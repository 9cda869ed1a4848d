import type { BetaGate } from '#domain/rendering/page-contract.ts';
import { ROOT_ID } from '../document.ts';

/** Attribute of the document while it is locked. */
const LOCKED = 'data-locked';

/** Class of the notice for browsers that run no scripts. */
const NOTICE = 'locked-notice';

/** Where the digest is kept that was unlocked: another password locks again. */
const UNLOCKED_KEY = 'roomtone-beta';

/** Attribute of the html element, with a space before it: the page comes locked. */
export const lockedAttribute = ` ${LOCKED}=""`;

/** Hides the page while it is locked, so that it never flashes. */
export const gateStyle = `[${LOCKED}] body{overflow:hidden}[${LOCKED}] #${ROOT_ID}{visibility:hidden}.${NOTICE}{position:fixed;inset:0;display:grid;place-content:center;gap:16px;max-width:400px;margin:auto;padding:24px}.${NOTICE} *{margin:0}`;

/** What stands in place of the lock screen in a browser that runs no scripts. */
export function gateNotice(title: string, text: string): string {
  return `<noscript><main class="${NOTICE}"><h1>${title}</h1><p>${text}</p></main></noscript>`;
}

/** Inline script that lifts the lock, before anything is painted, where it was unlocked before. */
export function gateScript({ digest }: BetaGate): string {
  const parts = [UNLOCKED_KEY, digest, LOCKED].map((part) => JSON.stringify(part)).join(',');
  return `((key,digest,locked)=>{try{if(localStorage.getItem(key)===digest)document.documentElement.removeAttribute(locked)}catch{}})(${parts})`;
}

/** Whether the document is locked. */
export function isLocked(): boolean {
  return document.documentElement.hasAttribute(LOCKED);
}

/** Unlocks the document, and the next ones in this browser. */
export function unlock({ digest }: BetaGate): void {
  try {
    localStorage.setItem(UNLOCKED_KEY, digest);
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
  document.documentElement.removeAttribute(LOCKED);
}

/** Whether it is the password. Takes a moment, so that guessing takes long. */
export async function isPassword(
  text: string,
  { salt, rounds, digest }: BetaGate,
): Promise<boolean> {
  const bytes = (words: string) => new TextEncoder().encode(words);
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', bytes(text), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: rounds };
  const bits = new Uint8Array(await subtle.deriveBits(how, key, digest.length * 4));
  return Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join('') === digest;
}
