import type { DemoAccount } from '#db/accounts/demo/demo-accounts.ts';
import type { Orm } from '#db/orm.ts';
import { hashPassword } from '#api/features/accounts/password.ts';

/**
 * Loads the demo data into an empty database.
 * @param now epoch milliseconds, which the demo data takes for the present
 * @returns the accounts to try the product with
 */
export async function prepareDemo(orm: Orm, now: number): Promise<readonly DemoAccount[]> {
  // Nobody else needs it in memory.
  const { demoAccounts, loadDemoData } = await import('#db/demo.ts');
  await loadDemoData(orm, { now, hashPassword });
  return demoAccounts;
}
