import type { SuggestionInput } from '#domain/claims/suggestion.schema.ts';
import { sqlOf } from '../orm.ts';
import type { EntityManager } from '../orm.ts';
import { decideSuggestion, insertSuggestion } from './unclaimed-studio.repository.ts';

let count = 0;

/** A studio that somebody suggested and an administrator approved, for a test. @returns its number */
export async function createUnclaimedStudio(
  em: EntityManager,
  options: Partial<SuggestionInput> & { userId?: number } = {},
): Promise<number> {
  count += 1;
  const db = sqlOf(em);
  const now = Date.parse('2026-11-01T12:00:00Z');
  const id = await insertSuggestion(db, {
    name: `Unclaimed ${count}`,
    cityId: 'london',
    categories: ['recording'],
    website: `https://unclaimed-${count}.example`,
    why: '',
    userId: null,
    now,
    ...options,
  });
  await decideSuggestion(db, id, { status: 'listed', reasons: '' }, now);
  return id;
}
