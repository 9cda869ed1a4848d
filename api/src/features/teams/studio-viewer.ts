import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { StudioTeam } from '#domain/teams/team.ts';
import type { Context } from '#api/lib/context.ts';
import { isAllowed } from '#api/lib/policy.ts';
import type { Rule } from '#api/lib/policy.ts';
import { teamOf } from './team.loaders.ts';

/**
 * Whether whoever asks may do something with a studio that depends on who works for it. Visitors are taken
 * for somebody who does not.
 */
export async function viewerMay(
  context: Context,
  rule: Rule<{ team: StudioTeam }>,
  { id }: Pick<StudioRow, 'id'>,
): Promise<boolean> {
  if (!context.user) return true;
  return isAllowed(context, rule, { team: await teamOf(context, id) });
}
