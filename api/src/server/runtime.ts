import type { Logger } from 'pino';
import { poolOf } from '#db/lib/pool.ts';
import type { Orm } from '#db/orm.ts';
import { isPublic, textFetcher } from '#api/lib/fetch-text.ts';
import type { FetchText } from '#api/lib/fetch-text.ts';
import type { FileStore } from '#api/lib/files/file-store.ts';
import type { Spool } from '#api/lib/files/spool.ts';
import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import type { Parts } from '#api/lib/feature.ts';
import type { Demo } from '#api/lib/demo.ts';
import type { KeptFacts } from '#api/lib/kept-facts.ts';
import type { Live } from '#api/lib/live/live.ts';
import type { CardProvider, PaymentProvider } from '#api/lib/payments/payment-provider.ts';
import type { PaymentTools } from '#api/lib/payments/payable.ts';
import type { RateLimits } from '#api/lib/rate-limit.ts';
import { databaseRateLimits } from '#api/lib/rate-limits.ts';
import { replyAddresses } from '#api/lib/mail/reply-addresses.ts';
import type { ReplyAddresses } from '#api/lib/mail/reply-addresses.ts';
import type { SecretBox } from '#api/lib/secret-box.ts';
import { ConfigError } from './config-fields.ts';
import type { Config } from './config.ts';
import { openFileStore } from './open-file-store.ts';
import { openSecretBox } from './encryption-key.ts';

/** What lives as long as the process and every request is served with. */
export interface Runtime {
  config: Config;
  /** In demo mode only. */
  demo?: Demo | undefined;
  orm: Orm;
  log: Logger;
  /** What all features plug in. */
  features: Parts;
  rateLimits: RateLimits;
  /** What secrets are kept with; undefined when no key is configured. */
  secrets: SecretBox | undefined;
  /** Where replies to emails are taken; undefined when they are off. */
  replies: ReplyAddresses | undefined;
  /** What people have uploaded. */
  files: FileStore;
  /** Fetches texts from addresses that people gave. */
  fetchText: FetchText;
  /** What payments are made with. */
  payments: PaymentTools;
  /** Where it is while it comes. */
  spool: Spool;
  /** Epoch milliseconds. Tests set it. */
  clock: () => number;
  /** Told after a commit which public things have changed, as tags such as `studio:7`. */
  changed: (tags: readonly string[]) => void;
  /** What is kept of what everybody may see. */
  facts: KeptFacts;
  /** Notifies those who follow something of such changes. */
  live: Live;
}

/** A runtime of these parts, and of what follows from them. */
export async function createRuntime(
  parts: Omit<
    Runtime,
    'features' | 'rateLimits' | 'secrets' | 'replies' | 'files' | 'fetchText' | 'payments' | 'spool'
  >,
): Promise<Runtime> {
  const { config, orm } = parts;
  const plugged = joinFeatures(features);
  const pool = await poolOf(orm);
  const secrets = await openSecretBox(config, orm);
  return {
    ...parts,
    features: plugged,
    rateLimits: databaseRateLimits(plugged.rateLimits, pool, config.rateLimitFactor),
    secrets,
    replies: openReplies(config, secrets),
    fetchText: textFetcher(config.fetchesPrivately ? () => true : isPublic),
    payments: {
      provider: await openProvider(config),
      paypal: await openPayPal(config),
      payables: plugged.payables,
      listeners: plugged.newsListeners,
    },
    ...(await openFileStore(config)),
  };
}

/** Loaded only where it is configured. */
async function openProvider({ stripe }: Config): Promise<CardProvider | undefined> {
  if (!stripe) return undefined;
  const { stripeProvider } = await import('#api/features/payments/stripe-provider.ts');
  return stripeProvider(stripe);
}

/** Loaded only where it is configured. */
async function openPayPal({ paypal }: Config): Promise<PaymentProvider | undefined> {
  if (!paypal) return undefined;
  const { paypalProvider } = await import('#api/features/payments/paypal-provider.ts');
  return paypalProvider(paypal);
}

/** @throws ConfigError when there is no key to sign their addresses with */
function openReplies({ replies }: Config, secrets: SecretBox | undefined) {
  if (!replies) return undefined;
  if (!secrets) throw new ConfigError('REPLY_ADDRESS needs ENCRYPTION_KEY: it signs addresses.');
  return replyAddresses(replies.mailbox, secrets);
}
