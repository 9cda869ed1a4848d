import { findCalendarStudios } from '#db/calendar/studio-calendar.repository.ts';
import type { CalendarStudio } from '#db/calendar/studio-calendar.repository.ts';
import type { Sql } from '#db/orm.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { Acting } from '#api/lib/context.ts';
import { authorize } from '#api/lib/policy.ts';
import { calendarPolicy } from './calendar.policy.ts';

/**
 * A studio, for whoever may see its calendar, and do with it what `may` says.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for everybody else and a studio that there is not;
 *   FORBIDDEN for those who may only see it
 */
export async function accessCalendar(
  db: Sql,
  context: Acting,
  studioId: number,
  may: keyof typeof calendarPolicy,
): Promise<CalendarStudio> {
  const parties = { team: await findStudioTeam(db, studioId) };
  authorize(context, calendarPolicy.see, parties);
  authorize(context, calendarPolicy[may], parties);
  const [studio] = await findCalendarStudios(db, [studioId]);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  return studio;
}
