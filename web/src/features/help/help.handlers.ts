import { HttpResponse } from 'msw';
import type { Document } from '#domain/documents/document.ts';
import { suggested } from '#web/features/search/site-search.handlers.ts';
import { KindResultsDocument } from '#web/features/search/components/kind-results.generated.ts';
import type { HelpCategory, Language } from '#web/lib/schema.generated.ts';
import { api } from '#web/testing/mock-server.ts';
import {
  HelpArticleDocument,
  HelpCategoryDocument,
  HelpDeskDocument,
  HelpFaqDocument,
  HelpFaqsDocument,
} from './help.generated.ts';

const text = (said: string): Document => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: said }] }],
});

/** An article in English, named by its title. */
export function article(title: string, category: HelpCategory) {
  return {
    __typename: 'HelpArticle' as const,
    id: title.toLowerCase().replaceAll(' ', '-'),
    language: 'EN' as Language,
    title,
    description: `About: ${title}`,
    category,
    readingMinutes: 2,
    body: text(`How to: ${title}`),
  };
}

/** A question in the reader's language, named by what stands before its colon. */
export function faq(question: string, category: HelpCategory) {
  return {
    __typename: 'HelpFaq' as const,
    id: question.toLowerCase().split(':')[0]!,
    question,
    description: `In short: ${question}`,
    category,
    answer: text(`The answer to: ${question}`),
  };
}

type Article = ReturnType<typeof article>;
type Faq = ReturnType<typeof faq>;

/** The help desk with all that is in it. Each article is related to all others of its category. */
export function helpDesk(articles: readonly Article[], faqs: readonly Faq[]) {
  const of = <T extends { category: HelpCategory }>(all: readonly T[], category: HelpCategory) =>
    all.filter((one) => one.category === category);
  const inLanguage = (all: readonly Faq[], language: Language) =>
    all.map((one) => ({ ...one, language }));
  return [
    api.query(HelpDeskDocument, ({ variables: { language } }) =>
      HttpResponse.json({
        data: { helpArticles: [...articles], helpFaqs: inLanguage(faqs, language) },
      }),
    ),
    api.query(HelpCategoryDocument, ({ variables: { language, category } }) =>
      HttpResponse.json({
        data: {
          helpArticles: of(articles, category),
          helpFaqs: inLanguage(of(faqs, category), language),
        },
      }),
    ),
    api.query(HelpArticleDocument, ({ variables: { id } }) => {
      const found = articles.find((one) => one.id === id);
      const related = found && of(articles, found.category).filter((one) => one !== found);
      return HttpResponse.json({
        data: { helpArticle: found ? { ...found, related: related ?? [] } : null },
      });
    }),
    api.query(HelpFaqDocument, ({ variables: { id, language } }) => {
      const all = inLanguage(faqs, language);
      return HttpResponse.json({
        data: { helpFaq: all.find((one) => one.id === id) ?? null, helpFaqs: all },
      });
    }),
    api.query(HelpFaqsDocument, ({ variables: { language } }) =>
      HttpResponse.json({ data: { helpFaqs: inLanguage(faqs, language) } }),
    ),
  ];
}

/** Finds articles by words of their titles. */
export function helpSearch(articles: readonly Article[]) {
  return api.query(KindResultsDocument, ({ variables }) => {
    const typed = variables.text.toLowerCase();
    const titles = articles
      .map(({ title }) => title)
      .filter((t) => t.toLowerCase().includes(typed));
    const found = suggested('HELPDESK_ARTICLES', '/helpdesk/articles', titles);
    return HttpResponse.json({ data: { siteSearch: titles.length > 0 ? [found] : [] } });
  });
}
