import { join } from 'node:path';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { hashPassword } from '#api/features/accounts/password.ts';
import type { Demo } from '#api/lib/demo.ts';
import type { Config } from './config.ts';

/**
 * The only way from the product to `demo/`: loads it, and the demo data into an empty database.
 * @param now epoch milliseconds, which the demo data takes for the present
 */
export async function openDemo(orm: Orm, now: number): Promise<Demo> {
  // A server that is not in demo mode has none of it in memory.
  const { demo, loadDemoData } = await import('#demo/demo.ts');
  await loadDemoData(orm, { now, hashPassword });
  return demo;
}

/**
 * What takes payments in demo mode where no account at Stripe is configured. It belongs to one process:
 * where several serve, paying is off.
 */
export async function openDemoPayments(config: Config, orm: Orm) {
  const { demoMode, stripe, processes, dataDir } = config;
  if (!demoMode || stripe || processes > 1) return undefined;
  const { startDemoPayments } = await import('#demo/payments/demo-payments.ts');
  return startDemoPayments(join(dataDir, 'payments'), sqlOf(orm.em));
}

/** What takes payments with PayPal in demo mode where no app there is configured, in the same way. */
export async function openDemoPayPal({ demoMode, paypal, processes, dataDir }: Config) {
  if (!demoMode || paypal || processes > 1) return undefined;
  const { startDemoPayPal } = await import('#demo/payments/demo-payments.ts');
  return startDemoPayPal(join(dataDir, 'payments'));
}
