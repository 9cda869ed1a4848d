import { join } from 'node:path';
import { nextDueAt, settleDue } from './due.ts';
import { createFaults } from './http/faults.ts';
import type { Faults } from './http/faults.ts';
import type { Scope } from './scope.ts';
import { seed } from './seed.ts';
import type { Known } from './seed.ts';
import { openStore } from './store/store.ts';
import type { Draft } from './store/store.ts';
import { emitterFor, messageOf } from './webhooks/events.ts';
import type { Cause } from './webhooks/events.ts';
import { startSender } from './webhooks/sender.ts';

export interface CoreSettings {
  folder?: string | undefined;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  webhookUrl?: string | undefined;
  /** Epoch milliseconds. */
  clock: () => number;
  retryMs: number;
}

interface Occasion extends Cause {
  account: string | null;
}

export interface Core {
  secretKey: string;
  publishableKey: string;
  faults: Faults;
  /** Where it is reached; known once it listens. */
  origin: string;
  /** Does something as a whole, or nothing of it when that throws; then events go out. */
  perform<T>(occasion: Occasion, work: (scope: Scope) => T): T;
  /** Has happen what time has brought. */
  settle(): void;
  seed(known: Known): void;
  setWebhookUrl(url: string): void;
  stop(): Promise<void>;
}

const noCause: Occasion = { requestId: null, idempotencyKey: null, account: null };

/** The longest that a timer waits; it looks again then. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** By how much the clock was put forward, in seconds. */
export const clockOffset = (data: Draft): number => data.get('control', 'clock')?.value ?? 0;

export function createCore(settings: CoreSettings): Core {
  const { secretKey, publishableKey, webhookSecret, webhookUrl, clock, retryMs } = settings;
  const { folder } = settings;
  const store = openStore(folder === undefined ? undefined : join(folder, 'stripe-sandbox.jsonl'));
  const sender = startSender({
    store,
    url: webhookUrl,
    retryMs,
    messageOf: (event) => messageOf(event, webhookSecret),
    takenOf: (event) => ({ ...event, pending_webhooks: 0 }),
  });
  let timer: NodeJS.Timeout | undefined;
  const nowFor = (data: Draft) => Math.floor(clock() / 1000) + clockOffset(data);

  /** Sees to it that what comes of itself comes, though nobody asks. */
  const schedule = () => {
    clearTimeout(timer);
    const wait = store.change((data) => {
      const at = nextDueAt(data);
      return at === undefined ? undefined : (at - nowFor(data)) * 1000;
    });
    if (wait === undefined) return;
    timer = setTimeout(() => core.settle(), Math.min(Math.max(wait, 1000), LONGEST_WAIT_MS));
    timer.unref();
  };

  const core: Core = {
    secretKey,
    publishableKey,
    faults: createFaults(),
    origin: '',
    perform(occasion, work) {
      const result = store.change((data) => {
        const now = nowFor(data);
        const emit = emitterFor(data, now, occasion);
        return work({ data, now, origin: core.origin, account: occasion.account, emit });
      });
      sender.wake();
      schedule();
      return result;
    },
    settle: () => core.perform(noCause, settleDue),
    seed: (known) => core.perform(noCause, (scope) => seed(scope, known)),
    setWebhookUrl: (url) => sender.setUrl(url),
    async stop() {
      clearTimeout(timer);
      await sender.stop();
      store.close();
    },
  };
  return core;
}
