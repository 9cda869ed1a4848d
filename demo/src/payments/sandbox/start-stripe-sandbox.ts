import { createCore } from './core.ts';
import { listen } from './http/server.ts';
import type { Known } from './seed.ts';

export interface StripeSandboxSettings {
  /** 0 or none for any that is free. */
  port?: number;
  /**
   * Where its state is kept, so that it goes on after a restart, however it ended. No two sandboxes
   * may have the same folder. In memory alone when there is none.
   */
  folder?: string;
  /** `sk_test_…`, for servers and for the controls. */
  secretKey: string;
  /** `pk_test_…`, for pages. */
  publishableKey: string;
  /** What events are signed with, `whsec_…`. */
  webhookSecret: string;
  /** Where events are sent. Without one they wait until there is. */
  webhookUrl?: string;
  /** Now, epoch milliseconds; that of the machine unless given. */
  clock?: () => number;
  /** Milliseconds after which an event that was not taken is sent again; each time twice as many. */
  retryMs?: number;
}

export interface StripeSandbox {
  /** `http://127.0.0.1:port`, of the API, of the script for pages and of the pages it opens. */
  url: string;
  setWebhookUrl(url: string): void;
  /** Has it know of what came about without it, such as demo data; what it knows stays as it is. */
  seed(known: Known): void;
  stop(): Promise<void>;
}

/**
 * Starts a sandbox that speaks as much of Stripe's API as the product uses, on loopback, for
 * development, demo mode and tests. It knows the test cards of Stripe's documentation, and what with
 * Stripe happens to one can be brought about: docs/operations/payments-sandbox.md.
 */
export async function startStripeSandbox(settings: StripeSandboxSettings): Promise<StripeSandbox> {
  const { port = 0, clock = Date.now, retryMs = 5000 } = settings;
  const core = createCore({ ...settings, clock, retryMs });
  const server = await listen(core, port);
  // What was due while it was not running.
  core.settle();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    server.closeAllConnections();
    await closed;
    await core.stop();
  };
  return {
    url: core.origin,
    setWebhookUrl: (url) => core.setWebhookUrl(url),
    seed: (known) => core.seed(known),
    stop: () => (stopped ??= stop()),
  };
}
