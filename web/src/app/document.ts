import type { BetaGate } from '#domain/rendering/page-contract.ts';
import type { RenderedResults } from '#web/lib/apollo.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { TextAddresses } from '#web/lib/i18n.ts';
import type { ExchangeRate } from '#domain/payments/currency.ts';

/** Element that the app is rendered into. */
export const ROOT_ID = 'roomtone';

/** Element that holds what the server rendered from, as JSON. */
export const STATE_ID = 'roomtone-state';

/** JSON that can stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** What the server rendered the page from. */
export interface ServerState {
  /** What the lock screen checks the shared password against; undefined without one. */
  gate?: BetaGate | undefined;
  language: Language;
  /** Where the texts are that it was rendered with: they are the same for many pages. */
  texts: TextAddresses;
  results: RenderedResults;
  /** What prices are converted at. */
  rate: ExchangeRate;
  /** Epoch milliseconds. */
  now: number;
}
