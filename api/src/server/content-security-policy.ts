import { createHash } from 'node:crypto';
import type { InlineSources } from '#domain/rendering/page-contract.ts';
import type { StripeSettings } from '#api/lib/payments/stripe-settings.ts';
import type { Config } from './config.ts';

/**
 * What the browser lets a document do.
 * @param takesPayments whether it also lets the script of the payment provider do its work
 */
export type ContentSecurityPolicy = (inline?: InlineSources, takesPayments?: boolean) => string;

/**
 * Makes the value of the header `Content-Security-Policy`. Scripts and styles come from this origin;
 * those within the document run only if they are, to the letter, among what it is made with.
 */
export function contentSecurityPolicy({
  mapTiles,
  stripe,
}: Pick<Config, 'mapTiles' | 'stripe'>): ContentSecurityPolicy {
  const tiles = mapTiles ? ` ${new URL(mapTiles.url).origin}` : '';
  const fixed = [
    "default-src 'self'",
    "base-uri 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `img-src 'self' data:${tiles}`,
    "object-src 'none'",
    // Widths and positions that components set on single elements.
    "style-src-attr 'unsafe-inline'",
  ].join(';');
  const provider = stripe && originsOf(stripe);
  return (inline = { scripts: [], styles: [] }, takesPayments = false) => {
    const { scripts, frames, calls } = (takesPayments && provider) || none;
    return [
      fixed,
      `connect-src ${["'self'", ...calls].join(' ')}`,
      ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
      `script-src ${[sourcesOf(inline.scripts), ...scripts].join(' ')}`,
      `style-src ${sourcesOf(inline.styles)}`,
    ].join(';');
  };
}

/** Where what a provider's script does comes from, and whom it asks. */
interface ProviderOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  calls: readonly string[];
}

const none: ProviderOrigins = { scripts: [], frames: [], calls: [] };

/** As Stripe says that its script needs them. */
function originsOf({ apiUrl }: StripeSettings): ProviderOrigins {
  if (apiUrl) {
    const { origin } = new URL(apiUrl);
    return { scripts: [origin], frames: [origin], calls: [origin] };
  }
  return {
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
  };
}

function sourcesOf(texts: readonly string[]): string {
  return ["'self'", ...texts.map(hashOf)].join(' ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
