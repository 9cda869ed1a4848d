import {
  countSuggestions,
  decideSuggestion,
  findSimilarStudios,
  findUnclaimedStudios,
  insertSuggestion,
  listSuggestions,
  lockUnclaimedStudio,
  suggestionOrder,
} from '#db/claims/unclaimed-studio.repository.ts';
import type {
  SimilarStudioRow,
  UnclaimedStudioRow,
} from '#db/claims/unclaimed-studio.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { SIMILAR_LIMIT } from '#domain/claims/suggestion.ts';
import type { SuggestionStatus } from '#domain/claims/suggestion.ts';
import type { SuggestionInput } from '#domain/claims/suggestion.schema.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { claimLimits } from './claim.limits.ts';
import { writeSuggestionDecision } from './claim.mails.ts';

/**
 * Keeps a studio that somebody suggests, with who they are if they are logged in.
 * @returns its name, as it was understood
 * @throws DomainError RATE_LIMITED
 */
export async function suggestStudio(
  { sql, user, now, rateLimits }: Context,
  suggestion: SuggestionInput,
): Promise<string> {
  if (user) await rateLimits.consume(claimLimits.suggestionByUser, user.id);
  await insertSuggestion(sql, { ...suggestion, userId: user?.id ?? null, now });
  return suggestion.name;
}

/** An unclaimed studio, or what became of one; null where there is none that the public may see. */
export async function unclaimedStudio(
  { reads }: Pick<Context, 'reads'>,
  id: number,
): Promise<UnclaimedStudioRow | null> {
  const [studio] = await findUnclaimedStudios(reads, [id]);
  return studio?.status === 'listed' ? studio : null;
}

/** Studios of a city that are there already, by names that are nearly the same. */
export async function similarStudios(
  { sql }: Pick<Context, 'sql'>,
  { name, cityId }: { name: string; cityId: string },
): Promise<SimilarStudioRow[]> {
  return findSimilarStudios(sql, [{ id: 0, name, cityId }], SIMILAR_LIMIT);
}

/**
 * Suggestions that wait for a decision, the one that has waited longest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT.
 */
export async function suggestionsToReview(context: Context, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, suggestionOrder, (part) => listSuggestions(sql, part))),
    totalCount: () => countSuggestions(sql),
  };
}

/**
 * Has a suggestion be an unclaimed studio. Whoever suggested it is mailed, if they have an account.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when it does not wait
 */
export async function approveSuggestion(context: Context, id: number): Promise<UnclaimedStudioRow> {
  return decide(context, id, { status: 'listed', reasons: '' });
}

/**
 * Has a suggestion not be one. Whoever suggested it is mailed why, if they have an account.
 * @throws DomainError as {@link approveSuggestion}
 */
export async function declineSuggestion(
  context: Context,
  id: number,
  reasons: string,
): Promise<UnclaimedStudioRow> {
  return decide(context, id, { status: 'declined', reasons });
}

async function decide(
  context: Context,
  id: number,
  decision: { status: Exclude<SuggestionStatus, 'suggested'>; reasons: string },
): Promise<UnclaimedStudioRow> {
  requireAdmin(context);
  const { now } = context;
  const studio = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const suggestion = await lockUnclaimedStudio(db, id);
    if (!suggestion) throw new DomainError('NOT_FOUND', 'claims.suggestionNotFound');
    const isDecided = await decideSuggestion(db, id, decision, now);
    if (!isDecided) throw new DomainError('CONFLICT', 'claims.alreadyDecided');
    await writeSuggestionDecision(db, suggestion, decision, now);
    return { ...suggestion, status: decision.status };
  });
  context.changed([`unclaimedStudio:${id}`]);
  return studio;
}
