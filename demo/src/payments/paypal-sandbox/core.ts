import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createFaults } from '../sandbox/http/faults.ts';
import type { Faults } from '../sandbox/http/faults.ts';
import { openStore } from '../sandbox/store/store.ts';
import { startSender } from '../sandbox/webhooks/sender.ts';
import type { Records, Scope } from './records.ts';
import { messageOf } from './webhooks.ts';
import type { Signing } from './webhooks.ts';

export interface CoreSettings {
  folder?: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  webhookUrl?: string;
  /** Milliseconds after which an event that was not taken is sent again; each time twice as many. */
  retryMs: number;
}

export interface Core {
  clientId: string;
  clientSecret: string;
  signing: Signing;
  /** What clients are given for their credentials, and show with each request. */
  accessToken: string;
  faults: Faults;
  /** Where it is reached; known once it listens. */
  origin: string;
  /** Does something as a whole, or nothing of it when that throws; then events go out. */
  perform<T>(work: (scope: Scope) => T): T;
  setWebhookUrl(url: string): void;
  stop(): Promise<void>;
}

export function createCore(settings: CoreSettings): Core {
  const { folder, clientId, clientSecret, webhookId, webhookUrl, retryMs } = settings;
  const path = folder === undefined ? undefined : join(folder, 'paypal-sandbox.jsonl');
  const store = openStore<Records>(path);
  const signing = { webhookId, secret: randomUUID() };
  const sender = startSender({
    store,
    url: webhookUrl,
    retryMs,
    messageOf: (event) => messageOf(event, signing),
    takenOf: (event) => event,
  });
  const core: Core = {
    clientId,
    clientSecret,
    signing,
    accessToken: `A21AA${randomUUID()}`,
    faults: createFaults(),
    origin: '',
    perform(work) {
      const now = new Date().toISOString();
      const result = store.change((data) => work({ data, now, origin: core.origin }));
      sender.wake();
      return result;
    },
    setWebhookUrl: (url) => sender.setUrl(url),
    async stop() {
      await sender.stop();
      store.close();
    },
  };
  return core;
}
