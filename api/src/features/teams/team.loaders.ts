import { findInvitationsTo, findStudioTeams } from '#db/teams/team.repository.ts';
import { nobody } from '#domain/teams/team.ts';
import type { StudioTeam } from '#domain/teams/team.ts';
import type { Context } from '#api/lib/context.ts';
import { whenLoaded } from '#api/lib/loaded.ts';
import type { Loaded } from '#api/lib/loaded.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

/** Who works for studios, by the studio. */
export const teamLoader = oneLoader(
  async ({ reads }, ids: readonly number[]) =>
    [...(await findStudioTeams(reads, ids))].map(([studioId, team]) => ({ studioId, team })),
  ({ studioId }) => studioId,
);

/** Who is invited to teams. */
export const invitationsLoader = manyLoader(
  ({ sql, now }, studioIds: readonly number[]) => findInvitationsTo(sql, studioIds, now),
  ({ studioId }) => studioId,
);

/** Who works for a studio. */
export function teamOf(context: Context, studioId: number): Loaded<StudioTeam> {
  return whenLoaded(teamLoader(context).get(studioId), (found) => found?.team ?? nobody);
}
