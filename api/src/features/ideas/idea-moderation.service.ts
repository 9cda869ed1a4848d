import {
  findIdea,
  ideaListOrders,
  insertIdea,
  listHiddenIdeas,
  lockIdeas,
  mergeIdea as mergeRows,
  replyToIdea,
  updateIdea,
} from '#db/ideas/idea.repository.ts';
import type { IdeaRow } from '#db/ideas/idea.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import type { IdeaAnswer, RoadmapItemInput } from '#domain/ideas/idea.schema.ts';
import { message } from '#domain/messages/message.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { writeIdeaNews } from './idea.mails.ts';
import { foundAgain, ideaTag } from './idea.service.ts';

/**
 * Ideas that are hidden, what was suggested last first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT
 */
export async function hiddenIdeas(context: Context, page: PageArgs) {
  requireAdmin(context);
  return paginate(page, ideaListOrders.latest, (part) => listHiddenIdeas(context.sql, part));
}

/** An idea, whether it is shown or not; null where there is none. */
export async function ideaToModerate(context: Context, id: number): Promise<IdeaRow | null> {
  requireAdmin(context);
  return (await findIdea(context.sql, id)) ?? null;
}

/** Puts something on the roadmap, in the language of whoever does. */
export async function addRoadmapItem(context: Context, input: RoadmapItemInput): Promise<IdeaRow> {
  const { id: userId } = requireAdmin(context);
  const { language, now } = context;
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const id = await insertIdea(db, { ...input, language, userId, isOurs: true }, now);
    return foundAgain(db, id);
  });
}

/**
 * Moves an idea and says something to it. Whoever suggested it is mailed when it is done, or when
 * something new is said.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function answerIdea(
  context: Context,
  id: number,
  { status, reply }: IdeaAnswer,
): Promise<IdeaRow> {
  return moderate(context, id, async (db, before) => {
    const { now } = context;
    await updateIdea(db, id, { status }, now);
    const isNewReply = reply !== before.reply;
    if (isNewReply) await replyToIdea(db, id, reply, now);
    const row = await foundAgain(db, id);
    if (status === 'done' && before.status !== 'done') await writeIdeaNews(db, 'done', row, now);
    else if (isNewReply && reply !== '') await writeIdeaNews(db, 'answered', row, now);
    return row;
  });
}

/**
 * Has an idea be another one, which gets its votes.
 * @returns the one that stays
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for one that is hidden or merged already;
 * BAD_USER_INPUT for an idea and itself
 */
export async function mergeIdea(
  context: Context,
  { id, intoId }: { id: number; intoId: number },
): Promise<IdeaRow> {
  requireAdmin(context);
  if (id === intoId) throw badInput({ intoId: message('ideas.mergeIntoItself') });
  const row = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const both = await lockIdeas(db, [id, intoId]);
    const areLive = both.every(({ mergedIntoId, isHidden }) => mergedIntoId === null && !isHidden);
    if (both.length < 2 || !areLive) throw new DomainError('NOT_FOUND', 'ideas.notFound');
    await mergeRows(db, { id, intoId }, context.now);
    return foundAgain(db, intoId);
  });
  context.changed([ideaTag(id), ideaTag(intoId)]);
  return row;
}

/** Has only administrators see an idea. @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function hideIdea(context: Context, id: number): Promise<IdeaRow> {
  return setHidden(context, id, true);
}

/** Has everybody see an idea again. @throws DomainError as {@link hideIdea} */
export async function showIdea(context: Context, id: number): Promise<IdeaRow> {
  return setHidden(context, id, false);
}

async function setHidden(context: Context, id: number, isHidden: boolean): Promise<IdeaRow> {
  return moderate(context, id, async (db) => {
    await updateIdea(db, id, { isHidden }, context.now);
    return foundAgain(db, id);
  });
}

async function moderate(
  context: Context,
  id: number,
  change: (db: Sql, row: IdeaRow) => Promise<IdeaRow>,
): Promise<IdeaRow> {
  requireAdmin(context);
  const changed = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const [row] = await lockIdeas(db, [id]);
    if (!row || row.mergedIntoId !== null) throw new DomainError('NOT_FOUND', 'ideas.notFound');
    return change(db, row);
  });
  context.changed([ideaTag(id)]);
  return changed;
}
