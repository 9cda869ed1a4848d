import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { insertRevision, insertText } from './text.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  const db = sqlOf(em);
  const now = Date.parse('2026-12-01T12:00:00Z');
  const name = { kind: 'post', slug: `post-of-${userId}`, language: 'en' } as const;
  const previewKey = `preview-of-${userId}`;
  const textId = await insertText(db, { ...name, authorId: userId, previewKey }, now);
  await insertRevision(
    db,
    { textId, number: 1, editorId: userId },
    {
      title: 'A quiet room',
      description: '',
      lead: '',
      category: 'tips',
      tags: [],
      position: 0,
      body: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hush.' }] }],
      },
    },
    now,
  );
};
