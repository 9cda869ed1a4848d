import { listOwnStudios } from '#db/owners/own-studio.repository.ts';
import type { OwnStudioRow } from '#db/owners/own-studio.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { mayDo } from '#domain/teams/team.ts';
import type { StudioDuty } from '#domain/teams/team.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';

/** The studios that whoever asks works for, by name. @throws DomainError UNAUTHENTICATED */
export async function ownStudios(context: Context): Promise<OwnStudioRow[]> {
  const { sql, now } = context;
  return listOwnStudios(sql, requireUser(context).id, now);
}

/**
 * The studios for which whoever asks does something: all of them, or the one that they name.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for a studio for which they do not
 */
export async function studiosWith(
  context: Context,
  duty: StudioDuty,
  studioId?: number,
): Promise<OwnStudioRow[]> {
  const theirs = (await ownStudios(context)).filter(({ role }) => mayDo(role, duty));
  if (studioId === undefined) return theirs;
  const one = theirs.filter((studio) => studio.studioId === studioId);
  if (one.length === 0) throw new DomainError('NOT_FOUND', 'studios.notFound');
  return one;
}
