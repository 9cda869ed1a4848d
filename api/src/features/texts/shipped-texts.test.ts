import { describe, expect, test } from 'vitest';
import { languages } from '#domain/accounts/language.ts';
import { plainText } from '#domain/documents/document.ts';
import type { DocumentNode } from '#domain/documents/document.ts';
import { readDocument } from '#domain/documents/read-document.ts';
import { helpCategories } from '#domain/texts/category.ts';
import { textLimits } from '#domain/texts/text.ts';
import type { TextKind } from '#domain/texts/text.ts';
import { shippedLanguages, shippedSlugs, shippedText } from './text.service.ts';

const kinds = ['page', 'faq', 'article', 'wave'] as const;
const slugs = kinds.flatMap((kind) => shippedSlugs(kind).map((slug) => [kind, slug] as const));

const read = (kind: TextKind, slug: string, language: (typeof languages)[number]) =>
  shippedText({ kind, slug, language })!;

describe.each(slugs)('the %s %s', (kind, slug) => {
  const english = read(kind, slug, 'en');

  test('is what an editor could have written', () => {
    for (const language of shippedLanguages({ kind, slug })) {
      const { title, description, lead, body } = read(kind, slug, language);
      expect(readDocument(body, 'body')).toEqual(body);
      expect(title.length).toBeLessThanOrEqual(textLimits.title);
      expect(description.length).toBeLessThanOrEqual(textLimits.description);
      expect(lead.length).toBeLessThanOrEqual(textLimits.lead);
    }
  });

  if (kind === 'article' || kind === 'wave') return;

  test.each(languages.filter((language) => language !== 'en'))('says as much in %s', (language) => {
    const text = read(kind, slug, language);
    expect(shapeOf(text.body)).toEqual(shapeOf(english.body));
    expect(linksOf(text.body).toSorted()).toEqual(linksOf(english.body).toSorted());
    expect(text.title === english.title && text.description === english.description).toBe(false);
    expect([text.category, text.position]).toEqual([english.category, english.position]);
  });
});

// Below the lead of a list or a tool stands what is not its text.
const toRead = slugs.filter(
  ([kind, slug]) => kind !== 'page' || read(kind, slug, 'en').body.content.length > 0,
);

test.each(toRead)('the %s %s says something', (kind, slug) => {
  const words = plainText(read(kind, slug, 'en').body).split(/\s+/);
  expect(words.length).toBeGreaterThanOrEqual(
    { page: 150, article: 120, faq: 20, wave: 150 }[kind],
  );
});

test.each(['article', 'faq'] as const)('each category of the help desk has %ss', (kind) => {
  const categories = new Set(shippedSlugs(kind).map((slug) => read(kind, slug, 'en').category));
  expect([...categories].toSorted()).toEqual(helpCategories.toSorted());
});

/** What a text is made of, without what it says. */
function shapeOf(node: DocumentNode): unknown {
  if (node.type === 'paragraph' || node.type === 'heading') return node.type;
  const parts = 'content' in node ? (node.content ?? []) : [];
  return [node.type, ...parts.map((part) => shapeOf(part))];
}

/** Where a text leads. */
function linksOf(node: DocumentNode): string[] {
  if (node.type === 'text') {
    return (node.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []));
  }
  return ('content' in node ? (node.content ?? []) : []).flatMap((part) => linksOf(part));
}
