import { DAY_MS } from '#domain/time/calendar.ts';
import type { Document } from '#domain/documents/document.ts';
import type { Sql } from '../orm.ts';
import { insertRevision, insertText, setPublication } from './text.repository.ts';
import type { LiveTextRow } from './live-text.repository.ts';

/** What a test says of a post. Instants are epoch milliseconds. */
type PostOptions = Partial<Omit<LiveTextRow, 'id' | 'kind' | 'publishedAt' | 'revisedAt'>> & {
  /** Null for one that nobody reads yet; still to come for one that is scheduled. */
  publishedAt?: number | null;
};

let count = 0;

/** A document of one paragraph. */
export function paragraphOf(text: string): Document {
  return {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  };
}

/** A post of the blog as it is at `now`, published a day before unless said otherwise. */
export async function createPost(
  db: Sql,
  now: number,
  { publishedAt = now - DAY_MS, authorId = null, ...options }: PostOptions = {},
): Promise<{ id: number; slug: string }> {
  count += 1;
  const { slug = `post-${count}`, language = 'en', ...content } = options;
  const at = Math.min(publishedAt ?? now, now);
  const name = { kind: 'post', slug, language } as const;
  const id = await insertText(db, { ...name, authorId, previewKey: `preview ${count}` }, at);
  const revisionId = await insertRevision(
    db,
    { textId: id, number: 1, editorId: authorId },
    {
      title: `A quiet room ${count}`,
      description: '',
      lead: '',
      category: 'tips',
      tags: [],
      position: 0,
      body: paragraphOf('Hush.'),
      ...content,
    },
    at,
  );
  if (publishedAt !== null) {
    const isDue = publishedAt <= now;
    await setPublication(
      db,
      id,
      {
        liveRevisionId: isDue ? revisionId : null,
        scheduledRevisionId: isDue ? null : revisionId,
        scheduledFor: isDue ? null : publishedAt,
        publishedAt,
      },
      at,
    );
  }
  return { id, slug };
}
