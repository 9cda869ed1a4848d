import {
  countIdeas,
  deleteIdea,
  deleteVote,
  findIdea,
  findSimilarIdeas,
  ideaListOrders,
  insertIdea,
  insertVote,
  isShared,
  listIdeas,
  listVotedIdeaIds,
  lockIdeas,
  updateIdea,
} from '#db/ideas/idea.repository.ts';
import type { IdeaRow, IdeaSelection } from '#db/ideas/idea.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { IdeaFilter, IdeaInput } from '#domain/ideas/idea.schema.ts';
import { SIMILAR_IDEAS } from '#domain/ideas/idea.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { authorize, isAllowed } from '#api/lib/policy.ts';
import { ideaLimits } from './idea.limits.ts';
import { ideaPolicy } from './idea.policy.ts';

/**
 * Ideas that everybody may see and that match.
 * @throws DomainError BAD_USER_INPUT naming the argument that makes no page
 */
export async function ideas(
  { reads }: Pick<Context, 'reads'>,
  { statuses, text, order }: IdeaFilter,
  page: PageArgs,
) {
  const selection: IdeaSelection = { ...(statuses && { statuses }), ...(text && { text }) };
  return {
    ...(await paginate(page, ideaListOrders[order], (part) =>
      listIdeas(reads, selection, order, part),
    )),
    totalCount: () => countIdeas(reads, selection),
  };
}

/** An idea that everybody may see, or that was merged into one; null where there is none. */
export async function idea({ reads }: Pick<Context, 'reads'>, id: number): Promise<IdeaRow | null> {
  const found = await findIdea(reads, id);
  return found && !found.isHidden ? found : null;
}

/** Ideas whose titles are like what somebody types, the most similar first. */
export async function similarIdeas(context: Context, title: string): Promise<IdeaRow[]> {
  await context.rateLimits.consume(ideaLimits.similar, requireUser(context).id);
  return findSimilarIdeas(context.sql, title, SIMILAR_IDEAS);
}

/** The ideas that somebody votes for; none when nobody is logged in. */
export async function votedIdeaIds({
  sql,
  user,
}: Pick<Context, 'sql' | 'user'>): Promise<number[]> {
  return user ? listVotedIdeaIds(sql, user.id) : [];
}

/**
 * Suggests an idea in the reader's language, with their vote for it.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED
 */
export async function suggestIdea(context: Context, input: IdeaInput): Promise<IdeaRow> {
  const { now, language, rateLimits } = context;
  const { id: userId } = requireUser(context);
  await rateLimits.consume(ideaLimits.suggestion, userId);
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const suggested = { ...input, language, userId, isOurs: false, status: 'open' } as const;
    const ideaId = await insertIdea(db, suggested, now);
    await insertVote(db, { ideaId, userId }, now);
    return foundAgain(db, ideaId);
  });
}

/**
 * Whether somebody may reword or remove an idea now. What others vote for, or what is answered,
 * stays as they read it; what the team wrote itself it may always change.
 */
export async function mayChange(
  context: Pick<Context, 'sql' | 'user' | 'demoMode'>,
  row: IdeaRow,
): Promise<boolean> {
  return isAllowed(context, ideaPolicy.change, row) && !(await isSettled(context.sql, row));
}

async function isSettled(db: Sql, row: IdeaRow): Promise<boolean> {
  if (row.isOurs) return false;
  return row.status !== 'open' || row.reply !== '' || (await isShared(db, row));
}

/**
 * Rewords an idea.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND; FORBIDDEN to others; CONFLICT once others vote for
 * it or it is answered
 */
export async function editIdea(context: Context, id: number, input: IdeaInput): Promise<IdeaRow> {
  return changeIdea(context, id, async (db) => {
    await updateIdea(db, id, input, context.now);
    return foundAgain(db, id);
  });
}

/**
 * Removes an idea.
 * @throws DomainError as {@link editIdea}
 */
export async function removeIdea(context: Context, id: number): Promise<IdeaRow> {
  return changeIdea(context, id, async (db, row) => {
    await deleteIdea(db, id);
    return row;
  });
}

async function changeIdea(
  context: Context,
  id: number,
  change: (db: Sql, row: IdeaRow) => Promise<IdeaRow>,
): Promise<IdeaRow> {
  const changed = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const row = await lockShownIdea(db, id);
    authorize(context, ideaPolicy.change, row);
    if (await isSettled(db, row)) throw new DomainError('CONFLICT', 'ideas.settled');
    return change(db, row);
  });
  context.changed([ideaTag(id)]);
  return changed;
}

/**
 * Votes for an idea. Doing so again changes nothing.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND
 */
export async function voteForIdea(context: Context, id: number): Promise<IdeaRow> {
  return changeVote(context, id, (db, vote) => insertVote(db, vote, context.now));
}

/**
 * Takes a vote back. Doing so again changes nothing.
 * @throws DomainError as {@link voteForIdea}
 */
export async function withdrawVote(context: Context, id: number): Promise<IdeaRow> {
  return changeVote(context, id, deleteVote);
}

async function changeVote(
  context: Context,
  ideaId: number,
  change: (db: Sql, vote: { ideaId: number; userId: number }) => Promise<void>,
): Promise<IdeaRow> {
  const { id: userId } = requireUser(context);
  await context.rateLimits.consume(ideaLimits.vote, userId);
  const row = await context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockShownIdea(db, ideaId);
    await change(db, { ideaId, userId });
    return foundAgain(db, ideaId);
  });
  context.changed([ideaTag(ideaId)]);
  return row;
}

/** Locks an idea that everybody may see. @throws DomainError NOT_FOUND where there is none */
async function lockShownIdea(db: Sql, id: number): Promise<IdeaRow> {
  const [row] = await lockIdeas(db, [id]);
  if (!row || row.isHidden || row.mergedIntoId !== null) {
    throw new DomainError('NOT_FOUND', 'ideas.notFound');
  }
  return row;
}

/** An idea as this transaction has made it. */
export async function foundAgain(db: Sql, id: number): Promise<IdeaRow> {
  return (await findIdea(db, id))!;
}

/** Names an idea among what pages show. */
export function ideaTag(id: number): string {
  return `idea:${id}`;
}
