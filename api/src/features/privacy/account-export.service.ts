import { exportAccount } from '#db/privacy/account-export.repository.ts';
import type { AccountExport } from '#db/privacy/account-export.repository.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';

/**
 * Everything that is kept about the caller, and about nobody else.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED
 */
export async function exportOwnAccount(context: Context): Promise<AccountExport> {
  const { id } = requireUser(context);
  await context.rateLimits.consume('export', String(id));
  const data = await exportAccount(context.sql, id);
  if (!data) throw new Error(`User ${id} vanished while exporting.`);
  return data;
}
