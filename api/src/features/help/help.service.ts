import type { Language } from '#domain/accounts/language.ts';
import { helpCategoryOf } from '#domain/texts/category.ts';
import type { HelpCategory } from '#domain/texts/category.ts';
import { readText, readTexts } from '#api/features/texts/text.service.ts';
import type { ReadableText } from '#api/features/texts/text.service.ts';
import type { Context } from '#api/lib/context.ts';
import { perRequest } from '#api/lib/loaders.ts';
import type { HelpArticle, HelpFaq } from './help.type.ts';

/** Articles that are offered to readers of another one of their category. */
const RELATED = 3;

/** Where an article is. */
export function articlePath(id: string): string {
  return `/helpdesk/articles/${id}`;
}

/** Where a question is answered. */
export function faqPath(id: string): string {
  return `/helpdesk/faqs/${id}`;
}

/** The articles as readers of a language have them, those of a category or all, in their order. */
export async function listArticles(
  context: Context,
  language: Language,
  category?: HelpCategory | null,
): Promise<HelpArticle[]> {
  return ofCategory(await articlesOf(context)(language), category);
}

/** An article, by an address that it has or had. */
export async function findArticle(
  context: Context,
  id: string,
  language: Language,
): Promise<HelpArticle | null> {
  const text = await readText(context, { kind: 'article', slug: id, language });
  return text ? toArticle(text) : null;
}

/** Others of the category of an article, those that come after it first. */
export async function relatedArticles(
  context: Context,
  { id, language, category }: HelpArticle,
): Promise<HelpArticle[]> {
  if (category === null) return [];
  const all = await listArticles(context, language, category);
  const place = all.findIndex((article) => article.id === id);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))].slice(0, RELATED);
}

/** The questions as readers of a language have them, those of a category or all, in their order. */
export async function listFaqs(
  context: Context,
  language: Language,
  category?: HelpCategory | null,
): Promise<HelpFaq[]> {
  const texts = await readTexts(context, 'faq', language);
  return ofCategory(texts.map(toFaq), category);
}

/** A question, by an address that it has or had. */
export async function findFaq(
  context: Context,
  id: string,
  language: Language,
): Promise<HelpFaq | null> {
  const text = await readText(context, { kind: 'faq', slug: id, language });
  return text ? toFaq(text) : null;
}

/** Reads the articles of a language once for all that a query asks of them. */
const articlesOf = perRequest((context) => {
  const read = new Map<Language, Promise<HelpArticle[]>>();
  return (language: Language): Promise<HelpArticle[]> => {
    let articles = read.get(language);
    if (!articles) {
      articles = readTexts(context, 'article', language).then((texts) => texts.map(toArticle));
      read.set(language, articles);
    }
    return articles;
  };
});

function ofCategory<T extends { category: HelpCategory | null }>(
  all: T[],
  category: HelpCategory | null | undefined,
): T[] {
  return category ? all.filter((one) => one.category === category) : all;
}

function toArticle(text: ReadableText): HelpArticle {
  const { slug, language, title, description, category, body } = text;
  return { id: slug, language, title, description, category: helpCategoryOf(category), body };
}

function toFaq({ slug, language, title, description, category, body }: ReadableText): HelpFaq {
  return {
    id: slug,
    language,
    question: title,
    description,
    category: helpCategoryOf(category),
    answer: body,
  };
}
