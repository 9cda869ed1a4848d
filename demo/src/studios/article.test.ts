import { expect, it } from 'vitest';
import { withArticle } from './writing/article.ts';

it.each([
  ['Neumann U 87 Ai', 'a'],
  ['AKG C414 XLS', 'an'],
  ['SSL Origin 16', 'an'],
  ['sE Electronics V7', 'an'],
  ['Universal Audio 1176LN', 'a'],
  ['RCA Type 77-DX', 'an'],
  ['Royer Labs R-121', 'a'],
  ['elysia museq', 'an'],
  ['mix room', 'a'],
  ['orchestral hall', 'an'],
])('says of %s “%s”', (name, article) => {
  expect(withArticle(name)).toBe(`${article} ${name}`);
});
