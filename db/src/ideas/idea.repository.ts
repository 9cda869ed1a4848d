import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import type { IdeaInput } from '#domain/ideas/idea.schema.ts';
import type { IdeaOrder, IdeaStatus } from '#domain/ideas/idea.ts';
import { hasWords } from '../lib/words.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** Something that people would have the product do. Instants are epoch milliseconds. */
export interface IdeaRow extends IdeaInput {
  id: number;
  language: Language;
  /** Who suggested it; null once their account is gone. */
  userId: number | null;
  /** Put on the roadmap by an administrator. */
  isOurs: boolean;
  status: IdeaStatus;
  /** What administrators say to it; empty while they say nothing. */
  reply: string;
  repliedAt: number | null;
  isHidden: boolean;
  /** The idea that has its votes now. */
  mergedIntoId: number | null;
  voteCount: number;
  createdAt: number;
}

function selectIdeas(db: Sql) {
  return db
    .selectFrom('ideas')
    .select(({ ref }) => [
      'id',
      'title',
      'text',
      'language',
      'user_id as userId',
      'is_ours as isOurs',
      'status',
      'reply',
      epochMs(ref('replied_at')).as('repliedAt'),
      'is_hidden as isHidden',
      'merged_into_id as mergedIntoId',
      'vote_count as voteCount',
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}

/** Whether everybody may see an idea, and vote for it. */
const isShown = sql<boolean>`NOT is_hidden AND merged_into_id IS NULL`;

/** An idea, whether it is shown or not. */
export async function findIdea(db: Sql, id: number): Promise<IdeaRow | undefined> {
  return selectIdeas(db).where('id', '=', id).executeTakeFirst();
}

/**
 * Keeps others from changing ideas, and from voting for them, until the transaction ends.
 * @returns them by their ids, the lowest first; those that there are
 */
export async function lockIdeas(db: Sql, ids: readonly number[]): Promise<IdeaRow[]> {
  return selectIdeas(db).where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Orders of ideas. Of those with as many votes, what came last is first. */
export const ideaListOrders: Readonly<Record<IdeaOrder, ListOrder<IdeaRow>>> = {
  votes: {
    direction: 'desc',
    columns: [
      { value: sql`vote_count`, kind: 'integer' },
      { value: sql`id`, kind: 'integer' },
    ],
    keyOf: ({ voteCount, id }) => [voteCount, id],
  },
  latest: {
    direction: 'desc',
    columns: [
      { value: sql`created_at`, kind: 'instant' },
      { value: sql`id`, kind: 'integer' },
    ],
    keyOf: ({ createdAt, id }) => [createdAt, id],
  },
};

/** What narrows the ideas that are listed. All that is given must hold. */
export interface IdeaSelection {
  statuses?: readonly IdeaStatus[];
  /** Each of its words is part of the idea. */
  text?: string;
}

/** Ideas that everybody may see: a slice, in one of their orders. */
export async function listIdeas(
  db: Sql,
  selection: IdeaSelection,
  order: IdeaOrder,
  part: Slice,
): Promise<IdeaRow[]> {
  return slice(shown(db, selection), ideaListOrders[order], part).execute();
}

/** How many ideas that everybody may see there are. */
export async function countIdeas(db: Sql, selection: IdeaSelection): Promise<number> {
  const { count } = await shown(db, selection)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function shown(db: Sql, { statuses, text }: IdeaSelection) {
  let found = selectIdeas(db).where(isShown);
  if (statuses) found = found.where('status', 'in', statuses);
  if (text) found = found.where(hasWords(text, sql`concat_ws(' ', title, text)`));
  return found;
}

/** Ideas that were hidden, in the order `latest`. */
export async function listHiddenIdeas(db: Sql, part: Slice): Promise<IdeaRow[]> {
  const hidden = selectIdeas(db).where('is_hidden', '=', true);
  return slice(hidden, ideaListOrders.latest, part).execute();
}

/** Where the ideas are that everybody may see, and when each was changed last. */
export async function findShownIdeas(db: Sql): Promise<{ id: number; changedAt: number }[]> {
  return db
    .selectFrom('ideas')
    .select(({ ref }) => ['id', epochMs(ref('updated_at')).as('changedAt')])
    .where(isShown)
    .orderBy('id')
    .execute();
}

/** How alike what is typed and a title are, from 0 to 1, to be taken for the same idea. */
const ALIKE = 0.3;

/** Ideas whose titles are like what somebody types, the most similar first. */
export async function findSimilarIdeas(db: Sql, title: string, limit: number): Promise<IdeaRow[]> {
  const likeness = sql<number>`greatest(
    similarity(plain_text(title), plain_text(${title})),
    word_similarity(plain_text(${title}), plain_text(title)) * 0.8
  )`;
  return selectIdeas(db)
    .where(isShown)
    .where(likeness, '>=', ALIKE)
    .orderBy(likeness, 'desc')
    .orderBy('vote_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

type NewIdea = Pick<IdeaRow, 'title' | 'text' | 'language' | 'userId' | 'isOurs' | 'status'>;

/** Stores an idea at `now` (epoch milliseconds). @returns its id */
export async function insertIdea(
  db: Sql,
  { title, text, language, userId, isOurs, status }: NewIdea,
  now: number,
): Promise<number> {
  const at = instant(now);
  const { id } = await db
    .insertInto('ideas')
    .values({
      title,
      text,
      language,
      user_id: userId,
      is_ours: isOurs,
      status,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes what an idea says, where it stands, what is said to it, or whether it is shown. */
export async function updateIdea(
  db: Sql,
  id: number,
  change: Partial<Pick<IdeaRow, 'title' | 'text' | 'status' | 'isHidden'>>,
  now: number,
): Promise<void> {
  const { isHidden, ...columns } = change;
  await db
    .updateTable('ideas')
    .set({
      ...columns,
      ...(isHidden !== undefined && { is_hidden: isHidden }),
      updated_at: instant(now),
    })
    .where('id', '=', id)
    .execute();
}

/** Says something to an idea; an empty reply takes back what was said. */
export async function replyToIdea(db: Sql, id: number, reply: string, now: number): Promise<void> {
  await db
    .updateTable('ideas')
    .set({ reply, replied_at: reply === '' ? null : instant(now) })
    .where('id', '=', id)
    .execute();
}

/** Removes an idea with its votes. */
export async function deleteIdea(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('ideas').where('id', '=', id).execute();
}

/** Whether an idea is others' too: somebody else votes for it, or one was merged into it. */
export async function isShared(db: Sql, { id, userId }: IdeaRow): Promise<boolean> {
  const { rows } = await sql<{ isShared: boolean }>`
    SELECT EXISTS (
      SELECT FROM idea_votes WHERE idea_id = ${id} AND user_id IS DISTINCT FROM ${userId}::int
    ) OR EXISTS (SELECT FROM ideas WHERE merged_into_id = ${id}) AS "isShared"
  `.execute(db);
  return rows[0]!.isShared;
}

interface VoteOf {
  ideaId: number;
  userId: number;
}

/**
 * Has somebody vote for an idea, once however often and from wherever it is asked for. One that is
 * hidden or merged meanwhile gets none: its row is locked first.
 */
export async function insertVote(db: Sql, { ideaId, userId }: VoteOf, now: number): Promise<void> {
  await sql`
    INSERT INTO idea_votes (idea_id, user_id, created_at)
    SELECT id, ${userId}::int, ${instant(now)}
    FROM ideas WHERE id = ${ideaId} AND ${isShown}
    FOR NO KEY UPDATE
    ON CONFLICT (user_id, idea_id) DO NOTHING
  `.execute(db);
}

/** Takes somebody's vote back, if there is one. */
export async function deleteVote(db: Sql, { ideaId, userId }: VoteOf): Promise<void> {
  await db
    .deleteFrom('idea_votes')
    .where('idea_id', '=', ideaId)
    .where('user_id', '=', userId)
    .execute();
}

/** The ideas that somebody votes for and that are shown. */
export async function listVotedIdeaIds(db: Sql, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('idea_votes')
    .innerJoin('ideas', 'ideas.id', 'idea_id')
    .select('idea_id as ideaId')
    .where('idea_votes.user_id', '=', userId)
    .where(isShown)
    .orderBy('idea_id')
    .execute();
  return rows.map(({ ideaId }) => ideaId);
}

/**
 * Has an idea be another one, which gets its votes: those who vote for both count once. What was
 * merged into it before goes along. Both are locked.
 */
export async function mergeIdea(
  db: Sql,
  { id, intoId }: { id: number; intoId: number },
  now: number,
): Promise<void> {
  await sql`
    INSERT INTO idea_votes (idea_id, user_id, created_at)
    SELECT ${intoId}::int, user_id, created_at FROM idea_votes WHERE idea_id = ${id} ORDER BY user_id
    ON CONFLICT (user_id, idea_id) DO NOTHING
  `.execute(db);
  await db.deleteFrom('idea_votes').where('idea_id', '=', id).execute();
  await db
    .updateTable('ideas')
    .set({ merged_into_id: intoId, updated_at: instant(now) })
    .where((where) => where.or([where('id', '=', id), where('merged_into_id', '=', id)]))
    .execute();
}
