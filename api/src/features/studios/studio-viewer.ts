import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { isAllowed } from '#api/lib/policy.ts';
import type { Rule } from '#api/lib/policy.ts';
import { ownerLoader } from './studio.loaders.ts';

/**
 * Whether whoever asks may do something with a studio that depends on who owns it. Visitors are taken
 * for somebody who does not.
 */
export async function viewerMay(
  context: Context,
  rule: Rule<{ ownerId: number | undefined }>,
  { id }: Pick<StudioRow, 'id'>,
): Promise<boolean> {
  if (!context.user) return true;
  const owner = await ownerLoader(context).load(id);
  return isAllowed(context, rule, { ownerId: owner?.ownerId });
}
