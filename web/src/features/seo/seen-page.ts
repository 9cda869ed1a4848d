import { shownDescription, shownTitle } from '#domain/seo/seo.ts';

/** What search engines see of a page. */
export interface SeenPage {
  path: string;
  /** Of HTTP; 0 where nothing was answered. */
  status: number;
  title: string;
  description: string;
  /** Path of the picture that is shown where it is shared. */
  picture: string;
  /** How many headings of the first level it has. */
  headings: number;
  /** How many words its main part has. */
  words: number;
}

/** What can be wrong with a page. */
export const seenProblems = [
  'unreachable',
  'noTitle',
  'shortTitle',
  'longTitle',
  'sameTitle',
  'noDescription',
  'shortDescription',
  'longDescription',
  'sameDescription',
  'noPicture',
  'headings',
  'fewWords',
] as const;
export type SeenProblem = (typeof seenProblems)[number];

/** Of a page that is there to be read. */
const FEWEST_WORDS = 150;

/** What stands at the end of every title. */
const PRODUCT = / · Roomtone$/;

/** The paths that a sitemap names, or the files that an index of them does. @throws when it cannot be had */
export async function readSitemap(path: string, signal?: AbortSignal): Promise<string[]> {
  const response = await fetch(path, { signal: signal ?? null, cache: 'no-store' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const xml = new DOMParser().parseFromString(await response.text(), 'application/xml');
  return [...xml.querySelectorAll('loc')].map((loc) => {
    const { pathname, search } = new URL(loc.textContent);
    return pathname + search;
  });
}

/** Looks at a page as a search engine does that reads `language`: without a login and without cookies. */
export async function readPage(
  path: string,
  language: string,
  signal?: AbortSignal,
): Promise<SeenPage> {
  const response = await fetch(path, {
    signal: signal ?? null,
    credentials: 'omit',
    cache: 'no-store',
    headers: { Accept: 'text/html', 'Accept-Language': language },
  });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const said = (selector: string) =>
    page.querySelector(selector)?.getAttribute('content')?.trim() ?? '';
  return {
    path,
    status: response.status,
    title: page.title.replace(PRODUCT, ''),
    description: said('meta[name="description"]'),
    picture: said('meta[property="og:image"]'),
    headings: page.querySelectorAll('h1').length,
    words: countWords(page.querySelector('main')?.textContent ?? '', language),
  };
}

/** What is wrong with each of some pages, which are looked at together. */
export function problemsOf(pages: readonly SeenPage[]): Map<string, SeenProblem[]> {
  const titles = countsOf(pages.map(({ title }) => title));
  const descriptions = countsOf(pages.map(({ description }) => description));
  return new Map(
    pages.map((page) => {
      const { path, status, title, description, picture, headings, words } = page;
      if (status !== 200) return [path, ['unreachable']];
      const has: Record<Exclude<SeenProblem, 'unreachable'>, boolean> = {
        noTitle: title === '',
        shortTitle: title !== '' && widthOf(title) < shownTitle.min,
        longTitle: widthOf(title) > shownTitle.max,
        sameTitle: title !== '' && titles.get(title)! > 1,
        noDescription: description === '',
        shortDescription: description !== '' && widthOf(description) < shownDescription.min,
        longDescription: widthOf(description) > shownDescription.max,
        sameDescription: description !== '' && descriptions.get(description)! > 1,
        noPicture: picture === '',
        headings: headings !== 1,
        fewWords: words < FEWEST_WORDS,
      };
      return [path, seenProblems.filter((problem) => problem !== 'unreachable' && has[problem])];
    }),
  );
}

function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** How wide a text is shown, in Latin letters: a Chinese or Japanese character is as wide as two. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0);
}

function countWords(text: string, language: string): number {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
