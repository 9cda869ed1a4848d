import { expect, test } from 'vitest';
import { entrySchema } from '#domain/company/entry.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { members, mentions, openings, partners, testimonials } from './entries.demo.ts';

test.each([...members, ...testimonials, ...partners, ...mentions, ...openings])(
  '$kind $facts is as administrators could have written it',
  ({ kind, facts, texts }) => {
    expect(() => validate(entrySchema(kind), { facts, texts: { en: texts } })).not.toThrow();
  },
);

test('the team has eight members (spec §9)', () => {
  expect(members).toHaveLength(8);
});
