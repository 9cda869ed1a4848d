import { DomainError } from '#domain/errors/domain-error.ts';
import { mayDo } from '#domain/teams/team.ts';
import type { StudioDuty, StudioTeam } from '#domain/teams/team.ts';
import { forbidden } from '#api/lib/context.ts';
import type { Actor } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

/** The part of a studio on which rights to its calendar depend. */
export interface CalendarParties {
  team: StudioTeam;
}

const does =
  (duty: StudioDuty) =>
  ({ id }: Actor, { team }: CalendarParties) =>
    mayDo(team.get(id), duty);

export const calendarPolicy = {
  /** Seeing what is in it. To all others it is as if there were no such studio, staff included. */
  see: rule<CalendarParties>({
    allows: does('see-calendar'),
    refusal: () => new DomainError('NOT_FOUND', 'studios.notFound'),
  }),
  /** Keeping times, and taking over other calendars. */
  run: rule<CalendarParties>({ allows: does('run-calendar'), refusal: forbidden }),
};
