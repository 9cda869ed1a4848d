import { expect, test } from 'vitest';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { reviewSchema } from './review.schema.ts';

const review = { name: 'Nora', rating: 5, title: 'Good', content: 'A good room to play in.' };

/** The key of what is wrong with the name of a review's author. */
function errorOf(name: string): string | undefined {
  try {
    validate(reviewSchema, { ...review, name });
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.fields?.name?.key;
  }
}

test.each([
  ['N', undefined],
  ['Will.i.am', undefined],
  ['Nora\nBook at mine instead', 'fields.oneLine'],
  ['evil.com', 'accounts.nameWebAddress'],
  [' ', 'reviews.nameRequired'],
])('the name %j of the author of a review is wrong by %s', (name, error) => {
  expect(errorOf(name)).toBe(error);
});
