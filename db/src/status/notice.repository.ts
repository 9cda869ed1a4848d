import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import type { NoticeInput, NoticeUpdateInput } from '#domain/status/notice.schema.ts';
import type { NoticeKind, NoticeState, StatusPart } from '#domain/status/status.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** How far something was at a time (epoch milliseconds). */
export interface NoticeUpdateRow {
  id: number;
  state: NoticeState;
  text: string;
  createdAt: number;
}

/** Something that administrators announced. Instants are epoch milliseconds. */
export interface NoticeRow {
  id: number;
  kind: NoticeKind;
  title: string;
  parts: StatusPart[];
  language: Language;
  /** When planned work begins and ends; null of everything else. */
  startsAt: number | null;
  endsAt: number | null;
  createdAt: number;
  /** Null while it is not resolved. */
  resolvedAt: number | null;
  /** What was said of it, the last first. */
  updates: NoticeUpdateRow[];
}

function selectNotices(db: Sql) {
  const updates = sql<NoticeUpdateRow[]>`(
    SELECT jsonb_agg(
      jsonb_build_object(
        'id', id, 'state', state, 'text', text,
        'createdAt', ${epochMs(sql.ref<string>('created_at'))}
      )
      ORDER BY id DESC
    )
    FROM status_updates WHERE notice_id = status_notices.id
  )`;
  return db
    .selectFrom('status_notices')
    .select(({ ref }) => [
      'id',
      'kind',
      'title',
      'parts',
      'language',
      epochMs(ref('starts_at')).as('startsAt'),
      epochMs(ref('ends_at')).as('endsAt'),
      epochMs(ref('created_at')).as('createdAt'),
      epochMs(ref('resolved_at')).as('resolvedAt'),
      updates.as('updates'),
    ]);
}

/** What is not resolved, and what was announced since `since` (epoch milliseconds); the last first. */
export async function listNotices(db: Sql, since: number): Promise<NoticeRow[]> {
  return selectNotices(db)
    .where(sql<boolean>`resolved_at IS NULL OR created_at >= ${instant(since)}`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findNotice(db: Sql, id: number): Promise<NoticeRow | undefined> {
  return selectNotices(db).where('id', '=', id).executeTakeFirst();
}

/** Announces something at `now` (epoch milliseconds). @returns its id */
export async function insertNotice(
  db: Sql,
  {
    kind,
    title,
    parts,
    language,
    startsAt,
    endsAt,
    ...update
  }: NoticeInput & { language: Language },
  now: number,
): Promise<number> {
  const { id } = await db
    .insertInto('status_notices')
    .values({
      kind,
      title,
      parts: sql`${parts}::text[]`,
      language,
      starts_at: startsAt === null ? null : instant(startsAt),
      ends_at: endsAt === null ? null : instant(endsAt),
      created_at: instant(now),
      resolved_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertNoticeUpdate(db, id, { ...update, startsAt: null, endsAt: null }, now);
  return id;
}

/**
 * Says how far something is at `now`. Being resolved ends it, and anything else begins it again. Times
 * move planned work.
 * @returns false when there is no such notice, or it has times and is no planned work
 */
export async function insertNoticeUpdate(
  db: Sql,
  id: number,
  { state, text, startsAt, endsAt }: NoticeUpdateInput,
  now: number,
): Promise<boolean> {
  const isMoved = startsAt !== null;
  const { numUpdatedRows } = await db
    .updateTable('status_notices')
    .set({
      resolved_at: state === 'resolved' ? instant(now) : null,
      ...(isMoved && {
        starts_at: startsAt === null ? null : instant(startsAt),
        ends_at: endsAt === null ? null : instant(endsAt),
      }),
    })
    .where('id', '=', id)
    .$if(isMoved, (update) => update.where('kind', '=', 'maintenance'))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .insertInto('status_updates')
    .values({ notice_id: id, state, text, created_at: instant(now) })
    .execute();
  return true;
}

/** Removes what was announced by mistake. @returns whether there was any */
export async function deleteNotice(db: Sql, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('status_notices')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
