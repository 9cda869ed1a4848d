import { describe, expect, test } from 'vitest';
import { plainText } from '#domain/documents/document.ts';
import { readDocument } from '#domain/documents/read-document.ts';
import { blogCategories } from '#domain/texts/category.ts';
import { postHeadSchema } from '#domain/texts/text.schema.ts';
import { demoAccounts } from '#demo/accounts/demo-accounts.ts';
import { postMedia, renderPostSound, withMedia } from './post-media.ts';
import { posts } from './posts.generated.ts';

const LEAST_WORDS = 600;

describe.each(posts)('the post $slug', ({ slug, author, daysAgo, body, ...head }) => {
  test('is what an editor could have written', () => {
    const whole = withMedia(slug, body);
    expect(readDocument(whole, 'body')).toEqual(whole);
    expect(postHeadSchema.validateSync(head)).toEqual(head);
  });

  test(`says something, in ${LEAST_WORDS} words or more`, () => {
    const words = plainText(body).split(/\s+/).filter(Boolean);
    expect(words.length).toBeGreaterThanOrEqual(LEAST_WORDS);
  });

  test('was published by somebody whom there is, on a day that is over', () => {
    expect(demoAccounts.map(({ username }) => username)).toContain(author);
    expect(daysAgo).toMatch(/^[1-9]\d*$/);
  });
});

test.each(blogCategories)('of the category %s there are two posts or more', (category) => {
  expect(posts.filter((post) => post.category === category).length).toBeGreaterThanOrEqual(2);
});

test('no two posts have one title', () => {
  expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
});

test('what stands beside the words is in posts that there are, and its sounds can be heard', async () => {
  expect(posts.map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.keys(postMedia)));
  const nodes = Object.values(postMedia).flatMap((parts) => parts.map(({ node }) => node));
  const kinds = new Set(nodes.map(({ type }) => type));
  expect(kinds).toEqual(new Set(['picture', 'sound', 'studioCard']));
  for (const node of nodes) {
    if (node.type !== 'sound') continue;
    expect((await renderPostSound(node.attrs.src))!.length).toBeGreaterThan(100_000);
  }
});
