import { markView } from '#db/owners/studio-views.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { localDateOf } from '#domain/time/local-time.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { isRobot } from '#api/lib/robot.ts';

/**
 * Counts a view of the page of a public studio, on the day that it is there: of people other than
 * those who work for it. Nothing is kept of who they are.
 * @returns the studio
 * @throws DomainError NOT_FOUND
 */
export async function countView(context: RequestContext, studioId: number): Promise<StudioRow> {
  const { sql, now } = context;
  const [studio] = await findStudios(sql, [studioId]);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  if (await isView(context, studioId)) await markView(sql, studioId, localDateOf(now, studio.zone));
  return studio;
}

async function isView({ sql, user, caller }: RequestContext, studioId: number): Promise<boolean> {
  if (isRobot(caller.userAgent)) return false;
  if (!user) return true;
  return !(await findStudioTeam(sql, studioId)).has(user.id);
}
