import type { Orm } from '#db/orm.ts';
import { hashPassword } from '#api/features/accounts/password.ts';
import type { Demo } from '#api/lib/demo.ts';

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
