import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export type Language = 'en' | 'es' | 'fr' | 'de' | 'ja';

const root = join(import.meta.dirname, '../../web/src');

type Texts = ReadonlyMap<string, string>;

/** What the app says in a language, by the folder of the text and its key. */
export function textsOf(language: Language): (folder: string, key: string) => string {
  return (folder, key) => {
    const text = readTexts(language).get(`${folder}:${key}`);
    if (text === undefined) throw new Error(`There is no text ${folder}:${key} in ${language}.`);
    return text;
  };
}

const known = new Map<Language, Texts>();

function readTexts(language: Language): Texts {
  let texts = known.get(language);
  if (!texts) {
    const paths = globSync(`**/{locales,menu}/${language}.json`, { cwd: root });
    const entries = paths.flatMap((path) => {
      const [owner, folder] = path.replaceAll('\\', '/').split('/').slice(-3);
      const prefix = folder === 'menu' ? `menu:${owner}.` : `${owner}:`;
      return flatten(JSON.parse(readFileSync(join(root, path), 'utf8')), prefix);
    });
    known.set(language, (texts = new Map(entries)));
  }
  return texts;
}

/** The title of a page that is there to be read. */
export function titleOf(page: string, language: Language): string {
  const source = readFileSync(join(root, `../../content/pages/${page}/${language}.md`), 'utf8');
  return /^title: (.+)$/m.exec(source)![1]!;
}

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    flatten(inner, /[:.]$/.test(key) ? key + name : `${key}.${name}`),
  );
}

/**
 * English texts of ours that a page in another language shows or has screen readers say. Only those
 * of two words and more: single ones may stand in the name of a studio.
 */
export async function englishLeftIn(page: Page, language: Language): Promise<string[]> {
  if (language === 'en') return [];
  const own = new Set(readTexts(language).values());
  const english = [...readTexts('en').values()].filter(
    (text) => /\w \w/.test(text) && !/[{<]/.test(text) && !own.has(text),
  );
  const said = await page.evaluate(() => {
    const spoken = ['alt', 'aria-label', 'placeholder', 'title'];
    // What people wrote in English says so, as the name of a product may be a word of ours as well.
    const isWritten = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') === 'en';
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      isWritten(element) ? [] : spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style') && !isWritten(parent)) {
        texts.push(walker.currentNode.textContent ?? '');
      }
    }
    return [...texts, ...attributes, document.title].map((text) => text.trim());
  });
  const shown = new Set(said);
  return english.filter((text) => shown.has(text));
}
