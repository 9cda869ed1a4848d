import { expect, test } from 'vitest';
import { ideaSchema } from '#domain/ideas/idea.schema.ts';
import { ideaLimits, ideaStatuses } from '#domain/ideas/idea.ts';
import { demoUserIds } from '#demo/accounts/load-people.ts';
import { ideaLines } from './idea-lines.ts';

test('the ideas of the demo are such as the product takes', () => {
  for (const { title, text, reply } of ideaLines) {
    expect(ideaSchema.validateSync({ title, text })).toEqual({ title, text });
    expect(reply.length).toBeLessThanOrEqual(ideaLimits.reply);
  }
  expect(new Set(ideaLines.map(({ title }) => title)).size).toBe(ideaLines.length);
});

test('they stand wherever ideas can, and there are people enough for their votes', () => {
  expect(new Set(ideaLines.map(({ status }) => status))).toEqual(new Set(ideaStatuses));
  const { musicians } = demoUserIds();
  expect(Math.max(...ideaLines.map(({ votes }) => votes))).toBeLessThanOrEqual(musicians.length);
});
